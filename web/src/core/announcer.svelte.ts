/** What is read aloud by a screen reader: one polite live region for the whole page. */
export const spoken = $state({ text: "" });

export function announce(text: string): void {
  // The same text twice would not be read again: an invisible difference makes it new.
  spoken.text = text === spoken.text ? `${text}\u00a0` : text;
}
