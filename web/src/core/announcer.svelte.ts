/** What is read aloud by a screen reader: one polite live region for the whole page. */
import { untrack } from "svelte";

export const spoken = $state({ text: "" });

export function announce(text: string): void {
  // The same text twice would not be read again: an invisible difference makes it new.
  const before = untrack(() => spoken.text);
  spoken.text = text === before ? `${text}\u00a0` : text;
}
