/** More than any field or sentence of a claim holds; what is longer came from elsewhere. */
const MAX_LETTERS = 2_000;
/** Longer than any word or fingerprint; a line breaker tries each letter of a word that no line holds. */
const MAX_WORD_LETTERS = 80;
const LONG_WORD = /\S{80}(?=\S)/gu;
const HALF_A_PAIR = /[\uD800-\uDBFF]$/;

/**
 * Text as it may be laid out, wherever it came from: cut with an ellipsis where it is longer than anything that is
 * entered, and a word that no column holds broken. Workbook and CSV, which lay nothing out, hold all of it.
 */
export function laidOutText(words: string): string {
  if (words.length <= MAX_WORD_LETTERS) return words;
  const cut =
    words.length > MAX_LETTERS ? `${words.slice(0, MAX_LETTERS - 1).replace(HALF_A_PAIR, "")}…` : words;
  return cut.replace(LONG_WORD, "$& ");
}
