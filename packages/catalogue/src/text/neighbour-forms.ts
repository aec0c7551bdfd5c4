import { singular } from "@gf-ledger/domain/category/singular";
import { defineTable, tableEntries } from "@gf-ledger/domain/table/table";
import { z } from "zod";
import { NEIGHBOURS_ROWS } from "../../words/tables.mjs";
import { plainWordsSchema, wordFile } from "./word-table";

/** One meaning of a form that has several. */
export interface NeighbourForm {
  readonly form: string;
  readonly language: string;
  readonly meaning: string;
  /** The words beside which the form has this meaning, in singular. */
  readonly beside: ReadonlySet<string>;
  /** Whether the form has this meaning where no word on the line decides. */
  readonly otherwise: boolean;
}

/** The nearest of the words beside which a form is meant so decides, in either direction. */
const MEANING = z.object({
  form: plainWordsSchema,
  language: z.enum(["en", "fr"]),
  meaning: plainWordsSchema,
  beside: z.array(plainWordsSchema),
  otherwise: z.boolean(),
});

export const NEIGHBOUR_TABLE = defineTable(wordFile("neighbours"), NEIGHBOURS_ROWS, MEANING, [
  "form",
  "meaning",
]);

/** Every meaning of the forms that mean one thing beside some words and another beside others. */
export const NEIGHBOUR_MEANINGS: readonly NeighbourForm[] = tableEntries(NEIGHBOUR_TABLE).map(
  ({ form, language, meaning, beside, otherwise }) => ({
    form,
    language,
    meaning,
    beside: new Set(beside.map(singular)),
    otherwise,
  }),
);

/** What each of these forms means where no word on the line decides. */
export const OTHERWISE: readonly NeighbourForm[] = NEIGHBOUR_MEANINGS.filter(({ otherwise }) => otherwise);
