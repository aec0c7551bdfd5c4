import { BoundedCache } from "@gf-ledger/domain/cache/bounded-cache";
import { singular } from "@gf-ledger/domain/category/singular";
import { BOTH_LANGUAGES_ROWS, FRENCH_CUTS_ROWS, FRENCH_ONLY_CUTS_ROWS } from "../../words/tables.mjs";
import { knownWord, likeness } from "../matching/readings/likeness";
import { FRENCH_LEXICON, RECEIPT_FORMS } from "./receipt-forms";
import { formsOf, wordSet } from "./word-table";

/** What tills of Québec shorten beyond the first letters, with the French words in full. */
const FORMS: ReadonlyMap<string, string> = new Map(formsOf("french-cuts", FRENCH_CUTS_ROWS));
const LEXICON = FRENCH_LEXICON.map(knownWord);
const WORDS: ReadonlySet<string> = new Set(FRENCH_LEXICON);
/** Those that are not spelled alike in English. */
const FRENCH_ONLY: ReadonlySet<string> = new Set(
  FRENCH_LEXICON.filter((word) => singular(RECEIPT_FORMS.get(word) ?? word) !== singular(word)),
);

/** Words of both languages, which do not tell a line's language. */
const SHARED = wordSet("both-languages", BOTH_LANGUAGES_ROWS);

const SHORT_WORDS = new Set(["vin", "riz", "ble", "pdt", "plt", "pn", "pns", "mel", "gat"]);
/** Shortened words that no English line prints. */
const FRENCH_CUT = wordSet("french-only-cuts", FRENCH_ONLY_CUTS_ROWS);
/** "from" begins a line only as a cut "fromage". */
const CHEESE_FIRST = /^from\s/;

/** Whether the folded text prints a word that is French and nothing else. */
export function isFrenchName(text: string): boolean {
  if (CHEESE_FIRST.test(text)) return true;
  return text
    .split(/[^a-z]+/)
    .some(
      (token) =>
        SHORT_WORDS.has(token) || ((FRENCH_ONLY.has(token) || FRENCH_CUT.has(token)) && !SHARED.has(token)),
    );
}

const inFull = new BoundedCache<string, string>(20_000);

/**
 * A French text with its shortened words in full: "chapel. ital" → "chapelure italien". Words that `isWord`
 * knows stay as they are.
 */
export function frenchInFull(text: string, isWord: (word: string) => boolean): string {
  const tokens = text.split(/[\s.,/\-']+/).filter((token) => token !== "");
  const full: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? "";
    const two = FORMS.get(`${token} ${tokens[at + 1] ?? ""}`);
    if (two !== undefined) at++;
    full.push(two ?? FORMS.get(token) ?? (isWord(token) ? token : wordInFull(token)));
  }
  return full.join(" ");
}

const wordInFull = (token: string): string => inFull.getOrMake(token, () => nearestWord(token));

/** The French word that a token is cut from or misspells, the token itself where it is a word or none is near. */
function nearestWord(token: string): string {
  if (token.length < 4 || WORDS.has(token) || RECEIPT_FORMS.has(token)) return token;
  const asked = knownWord(token);
  let best = { word: token, certainty: 0 };
  for (const one of LEXICON) {
    if (one.word[0] !== token[0]) continue;
    const certainty = likeness(asked, one);
    if (certainty > best.certainty) best = { word: one.word, certainty };
  }
  return best.word;
}
