import { distance as editDistance } from "fastest-levenshtein";

/** The months' names in English and French without accents, each month's beginning first. */
const NAMES: readonly (readonly [beginnings: readonly string[], names: readonly string[]])[] = [
  [["JAN"], ["JANUARY", "JANVIER", "JANV"]],
  [
    ["FEB", "FEV"],
    ["FEBRUARY", "FEVRIER", "FEVR"],
  ],
  [["MAR"], ["MARCH", "MARS"]],
  [
    ["APR", "AVR"],
    ["APRIL", "AVRIL"],
  ],
  [["MAY", "MAI"], []],
  [["JUN", "JUIN"], ["JUNE"]],
  [
    ["JUL", "JUIL"],
    ["JULY", "JUILLET"],
  ],
  [
    ["AUG", "AOU"],
    ["AUGUST", "AOUT"],
  ],
  [["SEP"], ["SEPT", "SEPTEMBER", "SEPTEMBRE"]],
  [["OCT"], ["OCTOBER", "OCTOBRE"]],
  [["NOV"], ["NOVEMBER", "NOVEMBRE"]],
  [["DEC"], ["DECEMBER", "DECEMBRE"]],
];

const NUMBERS = new Map(
  NAMES.flatMap(([beginnings, names], at) =>
    [...beginnings, ...names].map((name) => [name, at + 1] as const),
  ),
);

/** Names this long are known with one letter misread, the longer with two. */
const LONG = 5;
const LONGER = 7;

/** The month that a word names, whole or cut to its usual beginning; 0 for another word, such as `DECAF`. */
export function monthNamed(word: string): number {
  const exact = NUMBERS.get(word);
  if (exact !== undefined) return exact;
  for (const [name, month] of NUMBERS) {
    if (name.length < LONG || name.slice(0, 3) !== word.slice(0, 3)) continue;
    if (editDistance(name, word) <= (name.length < LONGER ? 1 : 2)) return month;
  }
  return 0;
}

/** A word that begins as a month's name does; {@link monthNamed} says whether it is one. */
export const MONTH =
  "((?:JAN|FEB|FEV|MAR|APR|AVR|MAY|MAI|JUN|JUIN|JUL|JUIL|AUG|AOU|SEP|OCT|NOV|DEC)[A-Z]{0,7})";
