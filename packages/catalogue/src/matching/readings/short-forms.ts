import { defineTable, tableEntries } from "@gf-ledger/domain/table/table";
import { z } from "zod";
import { SHORT_FORMS_ROWS } from "../../../words/tables.mjs";
import { plainWordsSchema, wordFile } from "../../text/word-table";

const SHORT_FORM = z.object({ form: plainWordsSchema, words: z.array(plainWordsSchema).min(1) });

export const SHORT_FORM_TABLE = defineTable(wordFile("short-forms"), SHORT_FORMS_ROWS, SHORT_FORM, ["form"]);

/**
 * Forms of two and three letters with the words each may stand for, likeliest first. They are so short that
 * only the words beside them say which: a "ck mix" is a cake mix, "oat ck" are cookies.
 */
export const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  tableEntries(SHORT_FORM_TABLE).map(({ form, words }) => [form, words] as const),
);
