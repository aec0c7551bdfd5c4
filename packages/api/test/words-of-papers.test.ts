import { wordsOfClaim } from "@gf-ledger/claim/words/words-of-claim";
import { paperWords } from "@gf-ledger/documents/claim/words/paper-words";
import { LETTERS } from "@gf-ledger/documents/letters/letters";
import { LETTERS_FR } from "@gf-ledger/documents/letters/letters.fr";
import { guessMapping } from "@gf-ledger/domain/imports/guess-mapping";
import { startOfText } from "@gf-ledger/domain/input/bounded-text";
import { claimWords } from "@gf-ledger/domain/tax-report/claim-sentences";
import { typographyFaults } from "@gf-ledger/messages/french-typography";
import { describe, expect, test } from "vitest";
import { RECORD_COLUMNS } from "../src/account-data/record-columns";
import { RECORD_COLUMNS_FR } from "../src/account-data/record-columns.fr";
import { CSV_WORDS } from "../src/tax-report/csv-words";
import { CSV_WORDS_FR } from "../src/tax-report/csv-words.fr";
import { EVIDENCE_WORDS } from "../src/tax-report/evidence-words";
import { EVIDENCE_WORDS_FR } from "../src/tax-report/evidence-words.fr";

type Say = (...values: (number | string)[]) => string;

/** Every text of some words by its whole key; what takes values is said of one and of two. */
function textsOf(words: unknown, key: string): [key: string, text: string][] {
  if (typeof words === "string") return [[key, words]];
  if (typeof words === "function") {
    const say = words as Say;
    return [1, 2].map((count) => [`${key}(${count})`, say(...Array<number>(say.length).fill(count))]);
  }
  if (words === null || typeof words !== "object") return [];
  return Object.entries(words).flatMap(([name, entry]) => textsOf(entry, `${key}.${name}`));
}

/** Words that are read by a code answer the code itself in English, and take no number. */
const byText = ({ category, kind, note, priceSource, unit, ...words }: typeof CSV_WORDS) => words;

/** The words of a claim's rules; a formula takes amounts, which it is given here. */
function rulesSaid(locale: "en-CA" | "fr-CA") {
  const { formula, ...words } = wordsOfClaim(locale);
  const of = ["1", "2"];
  const { lesser, greater, ...others } = formula;
  return { ...words, formula: { ...others, lesser: lesser(of), greater: greater(of) } };
}

const FRENCH = textsOf(
  {
    papers: paperWords({ locale: "fr-CA" }),
    claim: claimWords("fr-CA"),
    csv: byText(CSV_WORDS_FR),
    evidence: { ...EVIDENCE_WORDS_FR, packageOf: "" },
    letter: LETTERS_FR[0],
    rules: rulesSaid("fr-CA"),
    records: RECORD_COLUMNS_FR,
  },
  "words",
);
const ENGLISH = new Map(
  textsOf(
    {
      papers: paperWords({ locale: "en-CA" }),
      claim: claimWords("en-CA"),
      csv: byText(CSV_WORDS),
      evidence: { ...EVIDENCE_WORDS, packageOf: "" },
      letter: LETTERS[0],
      rules: rulesSaid("en-CA"),
      records: RECORD_COLUMNS,
    },
    "words",
  ),
);

/** What is the same word in both languages, and what is no word. */
const SAME = /^(?:Date|Total|Source|Photo|Signature|Note|Crackers|canada|\P{L}*|g|kg|oz|lb|ml|l)$/u;

describe("claim-27 each word of the papers is there in both languages", () => {
  test("claim-27 under the same keys", () => {
    expect(FRENCH.length).toBeGreaterThan(350);
    expect(FRENCH.map(([key]) => key)).toEqual([...ENGLISH.keys()]);
  });

  test("claim-27 none is left in English", () => {
    const left = FRENCH.filter(([key, text]) => ENGLISH.get(key) === text && !SAME.test(text));
    expect(left).toEqual([]);
  });
});

test("editions-14 each word of the papers in French is written as in Canada", () => {
  const faults = FRENCH.flatMap(([key, text]) => typographyFaults(text).map((fault) => [key, fault, text]));
  expect(faults).toEqual([]);
});

test("reports-10 the CSV's English words are the specification's to the letter", () => {
  expect(CSV_WORDS.columns.slice(0, 8)).toEqual([
    "Date",
    "Store",
    "Product",
    "Category",
    "Quantity",
    "GF Price",
    "Regular Price",
    "Difference",
  ]);
  expect(CSV_WORDS.categoryColumns).toEqual([
    "Category",
    "Items",
    "GF Cost",
    "Regular Cost",
    "Tax Deduction",
  ]);
  expect(CSV_WORDS.grandTotal).toBe("Grand Total");
  expect(CSV_WORDS_FR.columns).toHaveLength(CSV_WORDS.columns.length);
  expect(CSV_WORDS_FR.checks).toHaveLength(CSV_WORDS.checks.length);
});

test("reports-38 the CSV in French can be imported again: its columns are found as those of the English one", () => {
  const columnsOf = (headings: readonly string[]) =>
    guessMapping([{ line: 1, cells: headings.map((one) => startOfText(one, 200)) }], { sheet: null }).columns;
  const found = columnsOf(CSV_WORDS_FR.columns);
  expect(found).toEqual(columnsOf(CSV_WORDS.columns));
  expect(found).toMatchObject({ purchaseDate: 0, store: 1, name: 2, price: 5, regularPrice: 6 });
});
