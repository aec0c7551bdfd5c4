import { stemmer } from "stemmer";

/** Words that any question may have, whatever it is about. */
const EMPTY = new Set(
  `
    a an and any are as at be been but by can could do does did for from get give had has have how i
    if in into is it its just let like me my need of on one or our please s should so some tell than
    that the their them then there these they this those to up use using very want was we were what
    when where which who why will with would you your about also am don doesn t ll re ve im hi hello
    hey ok okay know mean thing things work works explain happen happens much many long often see ask`
    .trim()
    .split(/\s+/),
);

/** Words of the help, each with other words that people use for the same thing. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  gf: ["gluten"],
  picture: ["photo", "image"],
  pic: ["photo"],
  scan: ["upload", "read"],
  bill: ["receipt"],
  export: ["csv", "download"],
  spreadsheet: ["csv"],
  excel: ["csv"],
  subscribe: ["premium", "upgrade"],
  pro: ["premium"],
  pricing: ["cost"],
  price: ["cost"],
  fee: ["cost"],
  unsubscribe: ["cancel", "subscription"],
  quit: ["cancel"],
  moneyback: ["refund"],
  login: ["sign"],
  log: ["sign"],
  signin: ["sign"],
  remove: ["delete"],
  erase: ["delete"],
  coeliac: ["celiac"],
  wife: ["spouse"],
  husband: ["spouse"],
  kid: ["children"],
  agi: ["income"],
  mileage: ["mile", "trip"],
  record: ["receipt"],
};

/** The words of a text in the order they stand, lowercased and without accents. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** A word as the index keeps it: its stem, or `null` for a word without meaning of its own. */
export function indexedTerm(word: string): string | null {
  return EMPTY.has(word) ? null : stemmer(word);
}

/** The distinct terms of a question that say what it is about. */
export function questionTerms(text: string): string[] {
  return [...new Set(wordsOf(text).flatMap((word) => indexedTerm(word) ?? []))];
}

const SAME_STEMS = new Map(
  Object.entries(SAME).map(([word, others]) => [stemmer(word), others.map((other) => stemmer(other))]),
);

/** Terms that mean the same as this one. */
export function sameTerms(term: string): readonly string[] {
  return SAME_STEMS.get(term) ?? [];
}
