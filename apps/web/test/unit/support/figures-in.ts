/**
 * What reads like a figure of the law or of a study: an amount with a comma or cents, a percentage, cents a
 * mile, kilometres, and a number of years in words. Sections of a law, cases and years are none.
 */
const FIGURE =
  /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?%|(?<![\d.:-])\d+\.\d+(?![\d.(:]|\s*[A-Z]\.)|\d+ cents|\d+ km|(?:three|six) years/g;

/** Each distinct figure of a text, as it is written. Addresses and codes are left out. */
export function figuresIn(text: string): string[] {
  const words = text
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/`[^`]*`/g, "")
    .replace(/\b(?:section|Act,?|Act) \d[\d.]*(?:\(\w+\))*/g, "");
  return [...new Set(words.match(FIGURE) ?? [])];
}
