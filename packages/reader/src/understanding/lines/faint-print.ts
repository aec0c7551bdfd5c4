import type { CharChoice } from "../../ocr/word";
import { letterCount } from "../words/glyphs";

/**
 * Words seen less surely than `FAINT`, beside words as sure as `PLAIN`, are print from the back or a stain.
 */
const FAINT = 0.6;
/** Small letters in a line of capitals are suspect sooner. */
const FAINT_SMALL = 0.76;
const PLAIN = 0.9;
const MIN_LENGTH = 3;
const MIN_LETTERS = 4;

const probabilityOf = (choices: readonly CharChoice[] | undefined) => choices?.[0]?.[1] ?? 1;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * A line's text, of the same length, with words that shine through from the back of the paper blanked: those
 * seen far less surely than the words beside them.
 * @param choices what each UTF-16 unit of the text may be, likeliest first
 */
export function withoutFaintWords(text: string, choices: readonly (readonly CharChoice[])[]): string {
  const words = [...text.matchAll(/\S+/g)].map((match) => {
    const [word] = match;
    return {
      start: match.index,
      text: word,
      seen: choices.slice(match.index, match.index + word.length).map(probabilityOf),
    };
  });
  const sure = words
    .filter(({ seen }) => mean(seen) >= PLAIN)
    .map((word) => word.text)
    .join("");
  const capitals = sure.replace(/[^A-Z]/g, "").length >= 2 * sure.replace(/[^a-z]/g, "").length;
  const isFaint = (word: string, seen: readonly number[]) =>
    word.length >= MIN_LENGTH && mean(seen) < (capitals && /[a-z].*[a-z]/.test(word) ? FAINT_SMALL : FAINT);
  const plain = words.filter((word) => !isFaint(word.text, word.seen));
  const letters = plain.reduce((sum, word) => sum + letterCount(word.text), 0);
  if (
    plain.length === words.length ||
    letters < MIN_LETTERS ||
    mean(plain.flatMap(({ seen }) => seen)) < PLAIN
  )
    return text;
  return words
    .filter((word) => !plain.includes(word))
    .reduce(
      (rest, { start, text: word }) =>
        rest.slice(0, start) + " ".repeat(word.length) + rest.slice(start + word.length),
      text,
    );
}
