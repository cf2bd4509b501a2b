/** What each thing on the table says of itself: words of the message files, numbers of the box and of the view. */
import type { BoardProps, Explained } from "../../core/board";
import { tally, type Space, type Village } from "./table";

type Known = Pick<BoardProps, "words" | "pieces" | "view">;

// The rule that tells what each card can do, and the numbers of the box that it speaks of.
const RULES: Record<string, { rules: string[]; places: string[] }> = {
  sun: { rules: ["K33"], places: ["village.sun"] },
  "eagle-feather": { rules: ["K34"], places: ["points.eagle_feather", "points.eagle_feather_cards"] },
  paw: { rules: ["K35"], places: ["points.paw"] },
  birthday: { rules: ["K36"], places: [] },
  hunter: { rules: ["K37"], places: [] },
  warrior: { rules: ["K38"], places: [] },
  fire: { rules: ["K39"], places: [] },
  "spider-woman": { rules: ["K40"], places: [] },
  vase: { rules: ["K41"], places: [] },
  "snake-dance": { rules: ["K42"], places: ["ceremony.kokopelli_with_snake_dance"] },
  drummer: { rules: ["K43"], places: ["ceremony.cards_to_complete_drummer"] },
  lizard: { rules: ["K44"], places: [] },
  "sky-mother": { rules: ["K45"], places: ["points.sky_mother"] },
  shaman: { rules: ["K46"], places: ["points.shaman"] },
  chief: { rules: ["K47"], places: [] },
  turtle: { rules: ["K48"], places: ["points.turtle"] },
  kokopelli: { rules: ["K18", "K15"], places: ["cards.kokopelli"] },
};
const SIDE_WORDS = { left: "board-left-neighbour", right: "board-right-neighbour", far: "board-opposite" };

export class About {
  constructor(private readonly known: () => Known) {}

  private words: BoardProps["words"] = (key, facts) => this.known().words(key, facts);
  private value = (place: string) => Number(this.known().pieces.get(place)?.value);

  name = (card: string) => this.words(`card-${card}`);

  /** A rule without its heading: the title says that already. */
  private rule(number: string): string {
    const text = this.words(`rule-${number}`);
    return text.slice(text.indexOf(". ") + 2);
  }

  private ability = (card: string) => RULES[card].rules.map((rule) => this.rule(rule));

  private pays(card: string): string[] {
    const prize = this.known().view.tiles[card];
    if (prize === undefined) return [];
    const after = prize === this.value("tiles.first_token") ? "tiles.second_token" : "tiles.later";
    const lines = [this.words("board-pays", { points: prize })];
    if (this.known().view.ended.includes(card)) lines.push(this.words("board-ended"));
    if (prize !== this.value(after)) lines.push(this.words("board-pays-after", { points: this.value(after) }));
    return [lines.join(" ")];
  }

  card(card: string): Explained {
    const copies = card === "kokopelli" ? "cards.kokopelli" : "cards.each_ceremony";
    const lines = [...this.ability(card), ...this.pays(card), this.words("board-copies", { cards: this.value(copies) })];
    return { title: this.name(card), lines, places: [...RULES[card].places, copies] };
  }

  tile(card: string): Explained {
    const places = ["tiles.first_token", "tiles.second_token", "tiles.later", ...RULES[card].places];
    return { title: this.name(card), lines: [...this.pays(card), ...this.ability(card)], places };
  }

  space(space: Space, village: Village): Explained {
    const { name, cards, missing, near } = space;
    const title = this.words("board-space", { space: name });
    const lines = village.own
      ? []
      : [this.words("board-host", { player: village.sitter.name }), ...this.reach(near)];
    if (name.endsWith("5") || name.endsWith("6")) lines.unshift(this.words("board-below"));
    if (!cards.length) return { title: `${title}: ${this.words("board-free")}`, lines };
    return {
      title: `${title}: ${this.name(cards[0])}, ${this.count(space)}`,
      lines: [...this.ability(cards[0]), ...this.pays(cards[0]), ...lines],
      places: [...RULES[cards[0]].places, missing + cards.length > 3 ? "ceremony.cards_to_complete" : "ceremony.cards_to_complete_drummer"],
    };
  }

  private reach(near: boolean): string[] {
    if (!this.known().view.zone) return []; // a spectator reaches nothing
    return [this.words(near ? "board-in-reach-long" : "board-out-of-reach")];
  }

  count = ({ cards, missing }: Space) => this.words("board-cards-of", { cards: cards.length, need: cards.length + missing });

  /** What lies on a space, in one breath, for those who listen. */
  spaceLabel(space: Space, village: Village): string {
    const what = space.cards.length ? `${this.name(space.cards[0])}, ${this.count(space)}` : this.words("board-free");
    const kokopellis = space.cards.filter((card) => card === "kokopelli").length;
    const jokers = kokopellis ? `, ${this.name("kokopelli")} ×${kokopellis}` : "";
    const near = space.near && !village.own ? `, ${this.words("board-in-zone")}` : "";
    return `${this.words("board-space", { space: space.name })}: ${what}${jokers}${near}`;
  }

  list = (cards: string[]) =>
    tally(cards).map(([card, count]) => this.name(card) + (count > 1 ? ` ×${count}` : "")).join(", ") || this.words("board-nothing");

  deck(village: Village): Explained {
    const under: string[] = village.own ? (this.known().view[village.letter].under ?? []) : [];
    const known = under.length ? [`${this.words("board-under")}: ${under.map(this.name).join(", ")}.`] : [];
    return {
      title: this.words("board-deck", { cards: village.deck }),
      lines: [...known, this.rule("K12"), this.rule("K28")],
      places: ["points.fewest_cards", "points.second_fewest_cards"],
    };
  }

  discards = (village: Village): Explained => ({
    title: this.words("board-discards", { cards: village.discards.length }),
    lines: [`${this.list(village.discards)}.`],
  });

  hand = (village: Village): Explained => ({
    title: this.words("board-hand-cards", { cards: village.hand }),
    lines: [this.rule("K11"), this.rule("K26")],
    places: ["cards.hand", "points.empty_hand", "points.empty_hand_cards"],
  });

  village(village: Village): Explained {
    const { side, seat, own } = village;
    const lines = seat === 0 ? [this.words("board-first")] : [];
    if (!own && side !== "near" && this.known().view.zone && !(side === "far" && this.known().view.D === undefined))
      lines.unshift(this.words(SIDE_WORDS[side]));
    return {
      title: this.villageTitle(village),
      lines: [...lines, this.rule(this.known().view.C ? "K7" : "K31"), this.rule("K29")],
      places: ["village.spaces", "points.ceremony_at_end"],
    };
  }

  villageTitle = (village: Village) =>
    this.words("board-village", { player: village.sitter.name, points: village.score, hand: village.hand, deck: village.deck });

  endTokens(): Explained {
    const { end_tokens: left } = this.known().view;
    return {
      title: this.words("board-end-tokens", { left }),
      lines: [this.rule("K21"), this.rule("K27")],
      places: [this.known().view.C ? "tiles.end_tokens_more_players" : "tiles.end_tokens_two_players"],
    };
  }

  /** A move that points at nothing on the table explains itself by its rule. */
  verb(verb: string): Explained {
    const rule = { draw: "K12", exchange: "K25", cancel: "K24", stop: "K17", pass: "K9" }[verb]!;
    const title = this.words(verb === "cancel" ? "board-cancel" : `move-${verb}`);
    return { title: title[0].toUpperCase() + title.slice(1), lines: [this.rule(rule)] };
  }
}
