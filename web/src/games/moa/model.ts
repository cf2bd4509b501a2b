/** A view of Moa with names and types, and which legal moves each thing on the table stands for. No rule is known here. */
import type { BoardProps, Explained } from "../../core/board";
import type { Choice } from "../../core/messages";

export const ICONS = ["bird", "fight", "honour", "karakia"] as const;
export const MAMMALS = ["dog", "possum", "rat", "weasel"] as const;
export const KARAKIAS = ["draw-one", "exchange-three", "two-fight", "any-territory", "move-birds", "stronghold"] as const;
export const NEUTRAL = "neutral";
export const NEUTRAL_SEAT = 2; // the third colour of two players

export interface Territory {
  tile: string; // "none", or such as "2-fight"
  birds?: Record<string, number>;
  leader?: string;
  mammal?: string;
  sold_by?: string;
  stronghold?: boolean;
}
export interface Seated {
  spare_birds: number;
  spare_leaders: number;
  score: number;
  hand_cards: number;
  hand?: string[];
  karakia: string[];
  too_new: string[];
  leader_tiles: string[];
  beaten: string[];
  sold_to: string[];
}
export interface Payment {
  for: string;
  territory: number;
  icon: string;
  need: number;
  paid: Record<string, number>;
}

export const value = (desk: BoardProps, place: string): any => desk.pieces.get(place)?.value;
export const number = (desk: BoardProps, place: string): number => Number(value(desk, place) ?? 0);
/** A tilde before what is reconstructed, as everywhere in the words of this game. */
export const mark = (desk: BoardProps, place: string): string =>
  desk.pieces.get(place)?.mark === "reconstructed" ? "~" : "";

export const seatOf = (name: string): number => (name === NEUTRAL ? NEUTRAL_SEAT : "ABCDE".indexOf(name));
export const seated = (desk: BoardProps, seat: number): Seated => desk.view["ABCDE"[seat]];
export const territoryOf = (desk: BoardProps, at: number): Territory => desk.view.territories[at];
export const terrainOf = (desk: BoardProps, at: number): string => value(desk, `territories.${at}.terrain`) ?? "plains";
export const top = (desk: BoardProps): number => (value(desk, "volcano.track") ?? []).length;
export const erupted = (desk: BoardProps): boolean => desk.view.volcano >= top(desk);
export const volcanoLess = (desk: BoardProps): number => (value(desk, "volcano.track") ?? [])[desk.view.volcano] ?? 0;

/** The terrain cards bind actions to these terrains; with Any Territory there is no such bound. */
export const active = (desk: BoardProps, at: number): boolean =>
  !desk.view.over &&
  (desk.view.any_territory || desk.view.terrain.some((card: string) => card.startsWith(`${terrainOf(desk, at)}-`)));

export function points(desk: BoardProps, at: number): [number, number] {
  const less = at === 12 ? volcanoLess(desk) : 0;
  return [number(desk, `territories.${at}.first`) - less, number(desk, `territories.${at}.second`) - less];
}

/** `2-fight` or `1-bird-1-fight` as numbers and icons. */
export function tileIcons(tile: string): [number, string][] {
  const words = tile.split("-");
  return words.flatMap((word, i) => (i % 2 ? [] : [[Number(word), words[i + 1]] as [number, string]]));
}
export function cardIcons(desk: BoardProps, card: string): [number, string][] {
  return ICONS.map((icon) => [number(desk, `birds.${card}.${icon}`), icon] as [number, string]).filter(([n]) => n > 0);
}

/** Equal things once, with their number, in their order. */
export function counted(things: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found];
}

// What can be done ----------------------------------------------------------------------------------------------------

const verb = (choice: Choice) => choice.move.split(" ")[0];
const said = (choice: Choice) => choice.move.split(" ").slice(1);

/** Moves that point at a territory. Those of karakia tiles wait until the tile is picked: else everything were lit. */
export const at = (legal: Choice[], territory: number): Choice[] =>
  legal.filter((choice) => (choice.at ?? []).includes(String(territory)) && verb(choice) !== "use");
export const use = (legal: Choice[], tile: string): Choice[] =>
  legal.filter(
    (choice) => (verb(choice) === "use" && said(choice)[0] === tile) || choice.move === `spend ${tile}`,
  );
export const buy = (legal: Choice[], tile: string): Choice[] =>
  legal.filter((choice) => verb(choice) === "buy" && said(choice).includes(tile));
export const sell = (legal: Choice[], mammal: string): Choice[] =>
  legal.filter((choice) => verb(choice) === "sell" && said(choice).includes(mammal));
export const play = (legal: Choice[], card: string): Choice[] =>
  legal.filter((choice) => choice.move === `spend ${card}` || choice.move === `discard ${card}`);
/** Moves without a thing on the table: they get a button. */
const SPOKEN = ["pass", "put", "done", "defend", "decline", "keep", "end", "wait", "continue"];
export const spoken = (legal: Choice[]): Choice[] =>
  legal.filter((choice) => SPOKEN.includes(verb(choice)) || choice.move === "neutral nothing");

// In words ------------------------------------------------------------------------------------------------------------

const list = (desk: BoardProps, parts: string[]): string =>
  parts.reduce((first, more) => (first ? desk.words("icons", { first, more }) : more), "");
export const icons = (desk: BoardProps, shown: [number, string][], before = ""): string =>
  list(desk, shown.map(([n, icon]) => desk.words(`icon-${icon}`, { number: n, mark: before })));
export const tileName = (desk: BoardProps, tile: string): string =>
  icons(desk, tileIcons(tile), mark(desk, "leader_tiles.tiles"));
export const territoryName = (desk: BoardProps, at: number): string =>
  desk.words("tell-territory", { number: String(at), terrain: desk.words(`terrain-${terrainOf(desk, at)}`) });
export const inSentence = (desk: BoardProps, at: number): string =>
  desk.words("territory", { number: String(at), terrain: desk.words(`terrain-${terrainOf(desk, at)}`) });
export const colourName = (desk: BoardProps, name: string): string =>
  name === NEUTRAL ? desk.words("board-neutral") : (desk.sitters[seatOf(name)]?.name ?? name);
export const fight = (desk: BoardProps, mammal: string): string =>
  desk.words("icon-fight", { number: number(desk, `mammals.${mammal}.fight`), mark: mark(desk, `mammals.${mammal}.fight`) });
export const price = (desk: BoardProps, mammal: string): number =>
  number(desk, `mammals.${mammal}.honour`) + desk.view.sales;

/** Who has pieces in a territory, the reader's own first. */
export function colours(desk: BoardProps, here: Territory): string[] {
  const names = new Set(Object.keys(here.birds ?? {}));
  if (here.leader) names.add(here.leader);
  const own = desk.eye === null ? "" : "ABCDE"[desk.eye];
  return [...names].sort((a, b) => Number(b === own) - Number(a === own) || seatOf(a) - seatOf(b));
}

/** What lies in a territory, in sentences: for ears, and for whoever points at it. */
export function tell(desk: BoardProps, at: number): Explained {
  const { words } = desk;
  const here = territoryOf(desk, at);
  if (at === 12 && erupted(desk))
    return { title: territoryName(desk, at), lines: [words("board-erupted"), words("rule-M7")], places: [`territories.${at}.terrain`] };
  const [first, second] = points(desk, at);
  const lines = [words("tell-worth", { first, second })];
  if (active(desk, at)) lines.push(words("tell-active"));
  for (const name of colours(desk, here))
    lines.push(
      words("tell-pieces", { player: colourName(desk, name), birds: here.birds?.[name] ?? 0, leader: here.leader === name ? "yes" : "no" }),
    );
  if (here.tile !== "none") lines.push(words("tell-leader-tile", { tile: tileName(desk, here.tile) }));
  if (here.stronghold) lines.push(words("tell-stronghold"));
  if (here.mammal && here.sold_by)
    lines.push(words("board-sold", { mammal: words(`mammal-${here.mammal}-to`), seller: colourName(desk, here.sold_by) }));
  else if (here.mammal) lines.push(words("tell-invaded", { mammal: words(`mammal-${here.mammal}`), fight: fight(desk, here.mammal) }));
  if (at === 12)
    lines.push(words("board-volcano", { space: desk.view.volcano, top: top(desk), less: volcanoLess(desk), mark: mark(desk, "volcano.track") }));
  return {
    title: territoryName(desk, at),
    lines: lines.map((line) => line[0].toUpperCase() + line.slice(1) + (/[.!?]$/.test(line) ? "" : ".")),
    places: ["terrain", "first", "second"].map((part) => `territories.${at}.${part}`),
  };
}

export function tellCard(desk: BoardProps, card: string): Explained {
  return {
    title: desk.words(`card-${card}`),
    lines: [
      ICONS.filter((icon) => number(desk, `birds.${card}.${icon}`))
        .map((icon) => icons(desk, [[number(desk, `birds.${card}.${icon}`), icon]], mark(desk, `birds.${card}.${icon}`)))
        .join(", ") + ".",
      desk.words("board-copies", { number: number(desk, `birds.${card}.copies`), mark: mark(desk, `birds.${card}.copies`) }),
    ],
    places: [...ICONS.map((icon) => `birds.${card}.${icon}`), `birds.${card}.copies`],
  };
}

const KARAKIA_RULES: Record<string, string> = {
  "draw-one": "M28", "exchange-three": "M29", "two-fight": "M30", "any-territory": "M31", "move-birds": "M32", stronghold: "M33",
};
export function tellKarakia(desk: BoardProps, tile: string, more: string[] = []): Explained {
  return {
    title: desk.words(`karakia-${tile}`),
    lines: [
      desk.words(`rule-${KARAKIA_RULES[tile]}`),
      desk.words("board-costs", { price: icons(desk, [[number(desk, `karakia.${tile}.cost`), "karakia"]], mark(desk, `karakia.${tile}.cost`)) }),
      ...more,
    ],
    places: [`karakia.${tile}.cost`, `karakia.${tile}.copies`],
  };
}

export function tellLeaderTile(desk: BoardProps, tile: string): Explained {
  return {
    title: desk.words("tell-leader-tile", { tile: tileName(desk, tile) }),
    lines: [desk.words(tile.endsWith("points") ? "rule-M42" : "rule-M20")],
    places: ["leader_tiles.tiles"],
  };
}

export function tellMammal(desk: BoardProps, mammal: string): Explained {
  const { words } = desk;
  const worth = words("icon-points", { number: number(desk, `mammals.${mammal}.points`), mark: mark(desk, `mammals.${mammal}.points`) });
  const facts = { mammal: words(`mammal-${mammal}`), fight: fight(desk, mammal), points: worth };
  const waiting = desk.view.display.filter((name: string) => name === mammal).length;
  const sale = words("icon-honour", { number: price(desk, mammal), mark: mark(desk, `mammals.${mammal}.honour`) });
  return {
    title: words(`mammal-${mammal}`),
    lines:
      mammal === "weasel"
        ? [words("tell-weasel", facts) + ".", words("rule-M8")]
        : [words("tell-mammal", { ...facts, cards: waiting, price: sale }) + ".", words("rule-M23"), words("rule-M21")],
    places: ["fight", "honour", "points", "cards"].map((part) => `mammals.${mammal}.${part}`).filter((place) => desk.pieces.has(place)),
  };
}
