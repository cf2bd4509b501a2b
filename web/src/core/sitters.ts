import type { Sitter } from "./board";
import type { Player, State } from "./messages";
import type { Words } from "./words";

export const LETTERS = "ABCDE";

/** A player's name as people read it: bots are called after birds, by level. */
export function nameOf(player: Player, seat: number, words: Words): string {
  if (player.name) return player.name;
  const letter = LETTERS[seat];
  if (player.who === "bot" && words.has(`level-${player.level}`)) return words.words(`level-${player.level}`, { seat: letter });
  return letter;
}

export function sittersOf(game: State, words: Words): Sitter[] {
  return game.players.map((player, seat) => ({
    seat,
    letter: LETTERS[seat],
    name: nameOf(player, seat, words),
    bot: player.who === "bot",
    here: player.here ?? true,
    score: game.scores[seat] ?? 0,
  }));
}
