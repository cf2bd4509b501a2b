/** Words in the reader's language, from the same Fluent files that the terminal reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Said } from "./messages";

export const LANGUAGES = ["en", "pl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, unknown>;

type Load = () => Promise<string>;
const HOUSE = import.meta.glob("../../../rookery/messages/*.ftl", { query: "?raw", import: "default" }) as Record<string, Load>;
const GAMES = import.meta.glob("../../../rookery/games/*/messages/*.ftl", { query: "?raw", import: "default" }) as Record<string, Load>;

const house = (language: Language) => HOUSE[`../../../rookery/messages/${language}.ftl`]();
const game = (name: string, language: Language) => GAMES[`../../../rookery/games/${name}/messages/${language}.ftl`]();

export class Words {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message of a key. Facts that are said themselves are said first. */
  words = (key: string, facts: Facts = {}, names: readonly string[] = []): string => {
    const message = this.bundle.getMessage(key.slice(key.indexOf(":") + 1));
    if (!message?.value) return key;
    const values: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) values[name] = this.fact(fact, names);
    return this.bundle.formatPattern(message.value, values, []);
  };

  /** What the server said; `names` are the players' names by seat. */
  say = (said: Said, names: readonly string[] = []): string =>
    said.key === "seat" ? (names[said.facts?.seat] ?? "ABCDE"[said.facts?.seat]) : this.words(said.key, said.facts, names);

  private fact(fact: unknown, names: readonly string[]): FluentVariable {
    if (typeof fact === "number" || typeof fact === "string") return fact;
    if (Array.isArray(fact)) return this.list(fact.map((part) => String(this.fact(part, names))));
    if (fact && typeof fact === "object" && "key" in fact) return this.say(fact as Said, names);
    return String(fact);
  }

  list(parts: string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(parts);
  }
}

const cache = new Map<string, Promise<Words>>();

/** The words of the house, with those of a game if one is named. */
export function loadWords(language: Language, gameName = ""): Promise<Words> {
  const name = `${language}/${gameName}`;
  let words = cache.get(name);
  if (!words) cache.set(name, (words = load(language, gameName)));
  return words;
}

async function load(language: Language, gameName: string): Promise<Words> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await house(language)));
  if (gameName) bundle.addResource(new FluentResource(await game(gameName, language)), { allowOverrides: true });
  return new Words(language, bundle);
}
