import { type DataRows, defineTable, tableEntries } from "@gf-ledger/domain/table/table";
import { z } from "zod";

/** A word or words as they are printed, folded. */
export const plainWordsSchema = z
  .string()
  .regex(/^[a-z0-9&' -]+$/, "is not in small letters without accents");

const FORM = z.object({ form: plainWordsSchema, meaning: plainWordsSchema });
const WORD = z.object({ word: plainWordsSchema });

/** A table of forms and what each stands for. */
export const formTable = (name: string, rows: DataRows) => defineTable(wordFile(name), rows, FORM, ["form"]);

/** A table of words of one kind. */
export const wordTable = (name: string, rows: DataRows) => defineTable(wordFile(name), rows, WORD, ["word"]);

/** The forms of a table, each with what it stands for, in the table's order. */
export function formsOf(name: string, rows: DataRows): readonly (readonly [form: string, meaning: string])[] {
  return tableEntries(formTable(name, rows)).map(({ form, meaning }) => [form, meaning] as const);
}

/** The words of a table. */
export function wordSet(name: string, rows: DataRows): ReadonlySet<string> {
  return new Set(tableEntries(wordTable(name, rows)).map(({ word }) => word));
}

/** The path of a table of words from the project's root. */
export const wordFile = (name: string): string => `packages/catalogue/words/${name}.json`;
