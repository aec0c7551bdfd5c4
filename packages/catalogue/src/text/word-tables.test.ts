import { type DataRows, faultsOf } from "@gf-ledger/domain/table/table";
import { describe, expect, it } from "vitest";
import { LABELLED_SETS } from "../../test/labelled/labelled-sets";
import {
  ENGLISH_ROWS,
  FRENCH_CUTS_ROWS,
  FRENCH_ROWS,
  PLAIN_NAMES_ROWS,
  SAME_THINGS_ROWS,
  SECOND_MEANINGS_ROWS,
} from "../../words/tables.mjs";
import { SHORT_FORMS } from "../matching/readings/short-forms";
import { readLine } from "./line";
import { NEIGHBOUR_MEANINGS } from "./neighbour-forms";
import { formsOf, formTable } from "./word-table";

const doubled = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at);
const TABLES = [
  ["english", ENGLISH_ROWS, 1400],
  ["french", FRENCH_ROWS, 900],
  ["second-meanings", SECOND_MEANINGS_ROWS, 30],
  ["french-cuts", FRENCH_CUTS_ROWS, 220],
  ["same-things", SAME_THINGS_ROWS, 140],
  ["plain-names", PLAIN_NAMES_ROWS, 20],
] as const;
const printed = (name: string, table: DataRows) => formsOf(name, table).map(([form]) => form);

describe("matching-4 the words of receipts stand in tables, one entry a line", () => {
  it.each(TABLES)("the table %s holds forms and what they stand for, none twice", (name, table, least) => {
    expect(printed(name, table).length).toBeGreaterThanOrEqual(least);
  });

  it("the table of short forms holds the words that each may stand for, likeliest first", () => {
    expect(SHORT_FORMS.size).toBeGreaterThanOrEqual(150);
    expect(SHORT_FORMS.get("ck")).toEqual(["cake", "cookie", "chicken"]);
  });

  it.each([
    [
      "a form that is there before",
      [
        ["apl", "apple"],
        ["apl", "apples"],
      ],
      /english\.json, line 4: "apl" is on line 3/,
    ],
    ["an accent", [["blé", "wheat"]], /english\.json, line 3: form: is not in small letters without accents/],
    ["no meaning", [["apl"]], /english\.json, line 3: 1 cells instead of 2/],
  ])("matching-42 an entry with %s is named by file and line", (_, entries, words) => {
    expect(faultsOf(formTable("english", [["form", "meaning"], ...entries]))).toEqual([
      expect.stringMatching(words),
    ]);
  });

  it("no form stands in two of the tables that say what it means: no conflict is decided by their order", () => {
    const neighbourForms = [...new Set(NEIGHBOUR_MEANINGS.map(({ form }) => form))];
    expect(
      doubled([...printed("english", ENGLISH_ROWS), ...printed("french", FRENCH_ROWS), ...neighbourForms]),
    ).toEqual([]);
  });

  it("a form of several meanings has one that stands otherwise, and no neighbour decides for two", () => {
    for (const form of new Set(NEIGHBOUR_MEANINGS.map((one) => one.form))) {
      const meanings = NEIGHBOUR_MEANINGS.filter((one) => one.form === form);
      expect(meanings.length, form).toBeGreaterThan(1);
      expect(meanings.filter(({ otherwise }) => otherwise).length, form).toBe(1);
      expect(doubled(meanings.flatMap(({ beside }) => [...beside])), form).toEqual([]);
      expect(new Set(meanings.map(({ language }) => language)).size, form).toBe(1);
    }
  });

  it("no entry of several words is the whole of a labelled line: tables hold words, not answers", () => {
    const entries = new Set(
      TABLES.flatMap(([name, table]) => printed(name, table)).filter((form) => form.includes(" ")),
    );
    const lines = LABELLED_SETS.flatMap(([, set]) => set.map(({ line }) => readLine(line).text));
    expect(lines.length).toBeGreaterThan(3000);
    expect(lines.filter((line) => entries.has(line))).toEqual([]);
  });
});
