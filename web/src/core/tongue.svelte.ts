/** The language spoken now: every component that says something through `t` follows when it changes. */
import { settings } from "./settings.svelte";
import { loadWords, type Facts, type Words } from "./words";

const now = $state<{ words: Words | null }>({ words: null });
let game = "";

/** Speak the reader's language, and that of a game if one is named. */
export async function speak(about = game): Promise<void> {
  game = about;
  const [language, wanted] = [settings.language, game];
  const words = await loadWords(language, wanted);
  if (language === settings.language && wanted === game) now.words = words; // nothing newer was asked for meanwhile
}

export const words = (): Words => now.words!;
export const t = (key: string, facts?: Facts): string => now.words?.words(key, facts) ?? "";
export const speaking = (): boolean => now.words !== null;
