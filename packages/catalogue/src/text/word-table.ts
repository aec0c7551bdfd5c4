import { readTable, type Table } from "@gf-ledger/domain/table/read-table";
import { z } from "zod";

/** A word or words as they are printed, folded. */
export const printedWords = z.string().regex(/^[a-z0-9&' -]+$/, "is not in small letters without accents");

const FORM = z.object({ form: printedWords, meaning: printedWords });
const WORD = z.object({ word: printedWords });

/** A table of forms: each with what it stands for, in the table's order. */
export function formsOf(name: string, table: Table): readonly (readonly [form: string, meaning: string])[] {
  return readTable(wordFile(name), table, FORM, ["form"]).map(
    ({ form, meaning }) => [form, meaning] as const,
  );
}

/** A table of words of one kind. */
export function wordSet(name: string, table: Table): ReadonlySet<string> {
  return new Set(readTable(wordFile(name), table, WORD, ["word"]).map(({ word }) => word));
}

/** The path of a table of words from the project's root. */
export const wordFile = (name: string): string => `packages/catalogue/words/${name}.json`;
