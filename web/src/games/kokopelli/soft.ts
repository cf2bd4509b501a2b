/** Long names on narrow cards: not every browser knows how to divide words, so we say where a word may be divided. */
const LONG = 7; // letters; shorter words fit
const VOWELS = "aeiouyäöüąęó";
const TOGETHER = /(sch|ch|cz|dz|sz|rz|th|sh|ph|[bfgkp][lr]|[dt]r)$/i; // letters at the end of a cluster that stay with the next vowel

/** A name with soft hyphens: a syllable begins with the last sound before a vowel. */
export function soft(name: string): string {
  const long = name.includes(" ") ? LONG + 1 : LONG; // between two words there is a better place to divide
  return name.replace(/\p{L}+/gu, (word) => (word.length < long ? word : divided(word)));
}

function divided(word: string): string {
  const vowel = (at: number) => VOWELS.includes(word[at].toLowerCase());
  let result = "";
  let start = 0;
  for (let at = 2; at < word.length; at++) {
    if (!vowel(at) || vowel(at - 1)) continue;
    let cut = at - 1;
    const cluster = TOGETHER.exec(word.slice(0, at));
    if (cluster) cut = at - cluster[0].length;
    const heard = [...word.slice(start, cut)].some((letter) => VOWELS.includes(letter.toLowerCase()));
    if (cut - start < 2 || !heard) continue;
    result += `${word.slice(start, cut)}\u00ad`;
    start = cut;
  }
  return result + word.slice(start);
}
