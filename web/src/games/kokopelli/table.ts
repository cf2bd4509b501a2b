/** What the view says, as the board draws it. No rule is worked out here: sizes come from the box, moves from the server. */
import type { Sitter, View } from "../../core/board";
import type { Choice, Piece } from "../../core/messages";

/** Where a village lies around the table, seen from the reader, whose own is near. */
export type Side = "near" | "left" | "far" | "right";

export interface Space {
  name: string; // A3
  cards: string[]; // the first gives the ceremony its name
  missing: number; // cards until it is complete
  near: boolean; // the reader may add cards here
}

export interface Village {
  seat: number;
  letter: string;
  sitter: Sitter;
  side: Side;
  own: boolean;
  turn: boolean;
  won: boolean;
  score: number;
  hand: number;
  deck: number;
  discards: string[];
  left: Space[]; // of the deck, as the owner sees it
  right: Space[];
  below: Space[];
}

const SIDES: Record<number, Side[]> = {
  2: ["near", "far"],
  3: ["near", "left", "right"],
  4: ["near", "left", "far", "right"],
};

/** The villages in the order of play, beginning with the reader's left neighbour and ending with the reader. */
export function villages(
  view: View, eye: number | null, sitters: Sitter[], legal: Choice[], pieces: Map<string, Piece>,
): Village[] {
  const players = sitters.length;
  const first = eye ?? 0;
  const zone = new Set<string>(view.zone ?? []);
  const size = (name: string) => Number(pieces.get(`ceremony.${name}`)?.value);
  return Array.from({ length: players }, (_, i) => {
    const away = (i + 1) % players;
    const seat = (first + away) % players;
    const { letter } = sitters[seat];
    const open = view[letter];
    const lying: Record<string, string[]> = open.village;
    const drummer = Object.values(lying).some((cards) => cards[0] === "drummer");
    const full = size(drummer ? "cards_to_complete_drummer" : "cards_to_complete");
    const space = (place: string): Space => {
      const cards = lying[place] ?? [];
      const name = letter + place;
      return { name, cards, missing: Math.max(1, full - cards.length), near: zone.has(name) };
    };
    // The fifth space is there with two players; others below the deck only while the Sun opens them.
    const below = ["5", "6"].filter(
      (place) =>
        (players === 2 && place === "5") || place in lying || legal.some((choice) => choice.at?.includes(letter + place)),
    );
    return {
      seat, letter, sitter: sitters[seat], side: SIDES[players][away],
      own: seat === eye,
      turn: view.to_move === letter && !view.over,
      won: view.winners.includes(letter),
      score: open.score, hand: open.hand_cards, deck: open.deck_cards, discards: open.discards,
      left: ["1", "2"].map(space), right: ["3", "4"].map(space), below: below.map(space),
    };
  });
}

/** A move in its words: "add paw @B3". */
export function parts(choice: Choice): { verb: string; card: string; space: string } {
  const [verb, ...rest] = choice.move.split(" ");
  const space = rest.find((word) => word.startsWith("@"))?.slice(1) ?? "";
  const card = rest.find((word) => !word.startsWith("@")) ?? "";
  return { verb, card, space };
}

/** What has been taken up and waits for a space: a card of the hand, or the wish to cancel something. */
export type Picked = { verb: "play"; card: string } | { verb: "cancel" } | null;

/** What a click on a space stands for. Without anything picked, all that can be done there. */
export function movesAt(legal: Choice[], space: string, picked: Picked): Choice[] {
  return legal.filter((choice) => {
    if (!choice.at?.includes(space)) return false;
    const move = parts(choice);
    if (!picked) return true;
    return picked.verb === "cancel" ? move.verb === "cancel" : move.card === picked.card && move.verb !== "cancel";
  });
}

/** A space shines if something can be laid there. Breaking off is always possible, so it shines only when asked for. */
export function shines(moves: Choice[], picked: Picked): boolean {
  return picked?.verb === "cancel" ? moves.length > 0 : moves.some((choice) => parts(choice).verb !== "cancel");
}

/** Cards of the same kind together, with their number. */
export function tally(cards: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
