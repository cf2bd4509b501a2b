/** Searching as people type: without case, without accents, every word somewhere. */
const PLAIN: Record<string, string> = { ł: "l", ß: "ss", ø: "o", đ: "d", æ: "ae", œ: "oe" };

export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łßøđæœ]/g, (letter) => PLAIN[letter]);

/** Whether each typed word begins some word of the text, or is inside it. */
export function found(typed: string, text: string): boolean {
  const where = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
