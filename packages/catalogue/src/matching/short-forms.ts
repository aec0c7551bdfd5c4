import { readTable } from "@gf-ledger/domain/table/read-table";
import { z } from "zod";
import { SHORT_FORMS_TABLE } from "../../words/tables.mjs";
import { printedWords, wordFile } from "../text/word-table";

const SHORT_FORM = z.object({ form: printedWords, words: z.array(printedWords).min(1) });

/**
 * Forms of two and three letters with the words each may stand for, likeliest first. They are so short that
 * only the words beside them say which: a "ck mix" is a cake mix, "oat ck" are cookies.
 */
export const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  readTable(wordFile("short-forms"), SHORT_FORMS_TABLE, SHORT_FORM, ["form"]).map(
    ({ form, words }) => [form, words] as const,
  ),
);
