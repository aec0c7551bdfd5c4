import { describe, expect, it } from "vitest";
import { LABELLED_SETS } from "../../test/labelled/labelled-sets";
import { ENGLISH_FORMS } from "../../words/english";
import { FRENCH_FORMS } from "../../words/french";
import { FRENCH_CUTS } from "../../words/french-cuts";
import { PLAIN_NAMES } from "../../words/plain-names";
import { SAME_THINGS } from "../../words/same-things";
import { SECOND_MEANINGS } from "../../words/second-meanings";
import { SHORT_FORM_WORDS } from "../../words/short-forms";
import { readLine } from "./line";
import { NEIGHBOUR_MEANINGS } from "./neighbour-forms";
import { rowsOf } from "./word-rows";

const doubled = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at);
const formsOf = (table: string) => rowsOf(table).map(([form = ""]) => form);
const WORD = /^[a-z0-9&' -]+$/;

describe("matching-4 the words of receipts stand in tables, one entry a line", () => {
  it.each([
    ["English", ENGLISH_FORMS, 1400],
    ["French", FRENCH_FORMS, 900],
    ["short", SHORT_FORM_WORDS, 150],
    ["second meaning", SECOND_MEANINGS, 30],
    ["French cut", FRENCH_CUTS, 220],
    ["same thing", SAME_THINGS, 140],
    ["plain name", PLAIN_NAMES, 20],
  ])("every %s entry is a form and what it stands for, and none is there twice", (_name, table, least) => {
    const rows = rowsOf(table);
    expect(rows.length).toBeGreaterThanOrEqual(least);
    expect(rows.filter((row) => row.length !== 2 || !row.every((cell) => WORD.test(cell)))).toEqual([]);
    expect(doubled(formsOf(table))).toEqual([]);
  });

  it("no form stands in two of the tables that say what it means: no conflict is decided by their order", () => {
    const neighbourForms = [...new Set(NEIGHBOUR_MEANINGS.map(({ form }) => form))];
    expect(doubled([...formsOf(ENGLISH_FORMS), ...formsOf(FRENCH_FORMS), ...neighbourForms])).toEqual([]);
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
    const tables = [ENGLISH_FORMS, FRENCH_FORMS, FRENCH_CUTS, SAME_THINGS, PLAIN_NAMES, SECOND_MEANINGS];
    const entries = new Set(tables.flatMap(formsOf).filter((form) => form.includes(" ")));
    const lines = LABELLED_SETS.flatMap(([, set]) => set.map(({ line }) => readLine(line).text));
    expect(lines.length).toBeGreaterThan(3000);
    expect(lines.filter((line) => entries.has(line))).toEqual([]);
  });
});
