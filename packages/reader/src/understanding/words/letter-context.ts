import { GROCERY_WORDS } from "./grocery-words";

const LETTERS = 26;
const START = LETTERS;
const SMOOTHING = 0.3;
/** How readily a run of print changes between letters and digits. */
const SWITCH = Math.log(0.003);
const STAY_DIGIT = Math.log(0.1);
/** `2PK`, `12OZ`: a unit after a figure. */
const AFTER_FIGURE = Math.log(0.04);
/** A figure before a unit does not begin with zero. */
const AFTER_NOUGHT = Math.log(0.00001);
const UNIT_START = /[CDFGIKLMOPQSTX]/i;
const LOWER_TO_UPPER = Math.log(0.05);

const indexOf = (character: string) => {
  const code = character.toUpperCase().charCodeAt(0) - 65;
  return code >= 0 && code < LETTERS ? code : -1;
};

function learnt(): Float64Array {
  const counts = new Float64Array((LETTERS + 1) * LETTERS).fill(SMOOTHING);
  for (const word of GROCERY_WORDS) {
    let previous = START;
    for (const letter of word) {
      const at = indexOf(letter);
      counts[previous * LETTERS + at] = (counts[previous * LETTERS + at] ?? 0) + 1;
      previous = at;
    }
  }
  for (let row = 0; row <= LETTERS; row++) {
    const part = counts.subarray(row * LETTERS, (row + 1) * LETTERS);
    const sum = part.reduce((all, count) => all + count, 0);
    part.forEach((count, i) => {
      part[i] = Math.log(count / sum);
    });
  }
  return counts;
}

const FOLLOWS = learnt();

const isDigit = (character: string) => /\d/.test(character);
const isLower = (character: string) => /[a-z]/.test(character);
const isUpper = (character: string) => /[A-Z]/.test(character);

/**
 * How likely a letter or digit follows another on a receipt, as a logarithm.
 * @param before the text before it in its run of letters and digits
 */
export function followLikelihood(before: string, next: string): number {
  const previous = before.at(-1) ?? null;
  if (isDigit(next)) return previous === null || isDigit(previous) ? STAY_DIGIT : SWITCH;
  const at = indexOf(next);
  if (at < 0) return Math.log(1 / LETTERS);
  if (previous === null) return FOLLOWS[START * LETTERS + at] ?? 0;
  if (isDigit(previous)) {
    if (/^0+$/.test(before)) return AFTER_NOUGHT;
    return (/^\d+$/.test(before) && UNIT_START.test(next)) || before.length > 8 ? AFTER_FIGURE : SWITCH;
  }
  const last = indexOf(previous);
  const jump = isLower(previous) && isUpper(next) ? LOWER_TO_UPPER : 0;
  return jump + (last < 0 ? Math.log(1 / LETTERS) : (FOLLOWS[last * LETTERS + at] ?? 0));
}
