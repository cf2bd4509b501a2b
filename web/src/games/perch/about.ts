/** What things on the board say of themselves, from the component data and the game's words. */
import type { Explained, View } from "../../core/board";
import { HOMES, kindOf } from "./art";
import { emptyNests, stacksOf, type Stack } from "./meaning";
import type { Picker } from "./picker.svelte";

const numbers = (pick: Picker, tile: string): Record<string, unknown> => {
  const found: Record<string, unknown> = {};
  for (const name of ["birds", "drawn", "birds_a_point", "limit"]) found[name] = pick.value(`tiles.${tile}.${name}`) ?? 0;
  return found;
};

/** Places of a tile's own values, so that the shell can show how sure they are. */
function placesOf(pick: Picker, tile: string): string[] {
  return [...pick.props.pieces.keys()].filter((place) => place.startsWith(`tiles.${tile}.`));
}

export function saidStack(pick: Picker, stack: Stack): string {
  const held = [stack.nested && pick.words("board-legend-nest"), stack.housed && pick.words("board-legend-house")].filter(Boolean);
  const said = `${pick.flock(stack.flock)}: ${pick.words("board-birds", { birds: stack.birds })}`;
  return held.length ? `${said} (${held.join(", ")}; ${pick.words("board-counts", { size: stack.size })})` : said;
}

export const pawnsOn = (view: View, tile: string): string[] =>
  Object.keys(view.creatures).filter((name) => (view.creatures[name].pawn ?? "").split("+").includes(tile));

/** Everything that lies on a tile, in words. */
function lying(pick: Picker, tile: string): string[] {
  const there = pick.view.tiles[tile];
  const stacks = stacksOf(there);
  const found = stacks.map((stack) => saidStack(pick, stack));
  if (!stacks.length) found.push(pick.words("board-empty"));
  if (emptyNests(there)) found.push(pick.words("board-nests", { nests: emptyNests(there) }));
  const leader = stacks.find((stack) => stack.leads);
  if (leader) found.push(pick.words("board-creature-of", { player: pick.flock(leader.flock) }));
  return [...found, ...pawnsOn(pick.view, tile).map((name) => pick.words(`creature-${name}`))];
}

export function labelOfTile(pick: Picker, tile: string): string {
  if (tile === pick.view.gone) return `${pick.tile(tile)}: ${pick.words("board-gone")}`;
  const points: number[] = pick.value(`tiles.${tile}.points`) ?? [];
  return `${pick.tile(tile)}, ${pick.words("board-score")} ${points.join(", ")}: ${lying(pick, tile).join("; ")}`;
}

export function aboutTile(pick: Picker, tile: string): Explained {
  const title = pick.tile(tile);
  if (tile === pick.view.gone) return { title, lines: [pick.words("board-gone")] };
  const points: number[] = pick.value(`tiles.${tile}.points`) ?? [];
  const kind = kindOf(tile);
  const lines = [pick.words(`board-kind-${kind}`), `${points.join(" · ")} ${pick.words("board-tile-points")}`];
  if (kind === "special") lines.push(pick.words(`tile-about-${tile}`, numbers(pick, tile)));
  if (HOMES[tile]) lines.push(`${pick.words(`creature-${HOMES[tile]}`)}: ${pick.words(`creature-about-${HOMES[tile]}`)}`);
  return { title, lines: [...lines, ...lying(pick, tile)], places: placesOf(pick, tile) };
}

export function aboutNest(pick: Picker, tile: string): Explained {
  return { title: pick.words("board-nest"), lines: [pick.words("about-nest")], places: [`tiles.${tile}.nests`] };
}

export function aboutStack(pick: Picker, tile: string, stack: Stack): Explained {
  const lines = [saidStack(pick, stack)];
  if (stack.nested) lines.push(pick.words("about-nest"));
  if (stack.housed) lines.push(pick.words("about-birdhouse"));
  return { title: pick.tile(tile), lines };
}

export function factsOfCreature(pick: Picker, name: string): string[] {
  const { keeper, pawn, activated } = pick.view.creatures[name];
  const found = [keeper === "nobody" ? pick.words("board-creature-free") : pick.words("board-creature-of", { player: pick.flock(keeper) })];
  if (pawn) found.push((pawn as string).split("+").map(pick.tile).join(" · "));
  return activated ? [...found, pick.words("board-activated")] : found;
}

export function aboutCreature(pick: Picker, name: string): Explained {
  const home = Object.keys(HOMES).find((tile) => HOMES[tile] === name)!;
  return {
    title: pick.words(`creature-${name}`),
    lines: [...factsOfCreature(pick, name), pick.words(`creature-about-${name}`), pick.words("about-creature", { tile: pick.tile(home) })],
    places: ["end.creature"],
  };
}

export function aboutGoal(pick: Picker, goal: string): Explained {
  return {
    title: `${pick.words(`goal-${goal}`)} (${pick.words("board-fountain-level", { points: pick.value(`goals.${goal}.points`) })})`,
    lines: [pick.words(`goal-about-${goal}`, { number: pick.value(`goals.${goal}.number`) })],
    places: [`goals.${goal}.points`, `goals.${goal}.number`],
  };
}
