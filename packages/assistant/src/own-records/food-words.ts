import { defineTable, tableEntries } from "@gf-ledger/domain/table/table";
import { z } from "zod";
import { FOODS_ROWS } from "../../data/tables.mjs";

/** What is bought as food: words without the `s` or `x` of their plural, so "loave" of "loaves" is one of them. */
export const FOOD_TABLE = defineTable(
  "packages/assistant/data/foods.json",
  FOODS_ROWS,
  z.object({ stem: z.string().regex(/^\p{Ll}+(?: \p{Ll}+)*$/u), language: z.enum(["en", "fr"]) }),
  ["stem"],
);

const STEMS = tableEntries(FOOD_TABLE).map(({ stem }) => stem);
const FOOD = new RegExp(String.raw`(?<!\p{L})(?:${STEMS.join("|")})[sx]?(?!\p{L})`, "iu");

/** Whether what a question names is bought as food. */
export const namesFood = (named: string): boolean => FOOD.test(named);
