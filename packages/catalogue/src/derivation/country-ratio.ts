import type { Category } from "@gf-ledger/domain/category/categories";
import { categorySchema } from "@gf-ledger/domain/category/category";
import { defineTable, tableEntries } from "@gf-ledger/domain/table/table";
import { z } from "zod";
import { COUNTRY_PAIRS_ROWS } from "../../data/tables.mjs";
import { anchorOf } from "./anchors";
import { currentUnitPrice } from "./unit-price";

/** Fewer pairs than this say too little about a category: it takes the mean of all pairs. */
const PAIRS_AT_LEAST = 3;

/**
 * The same food in both countries' figures. Their ratio turns a US figure into a Canadian estimate and back, so
 * pairs whose figures weigh the food differently (dry against cooked, condensed against ready) are left out.
 */
const PAIR = z.object({ category: categorySchema, caAnchor: z.string(), usAnchor: z.string() });

export const COUNTRY_PAIR_TABLE = defineTable(
  "packages/catalogue/data/country-pairs.json",
  COUNTRY_PAIRS_ROWS,
  PAIR,
  ["category", "caAnchor", "usAnchor"],
);

const PAIRS = tableEntries(COUNTRY_PAIR_TABLE).map(({ category, caAnchor, usAnchor }) => ({
  category,
  ratio: currentUnitPrice(anchorOf(caAnchor)) / currentUnitPrice(anchorOf(usAnchor)),
}));

/** Canadian dollars of 2026 for one US dollar of 2024 in a category: geometric mean over the foods both publish. */
export function canadianPerUsDollar(category: Category): number {
  const own = PAIRS.filter((pair) => pair.category === category);
  return geometricMean(own.length >= PAIRS_AT_LEAST ? own : PAIRS);
}

function geometricMean(pairs: readonly { ratio: number }[]): number {
  return Math.exp(pairs.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / pairs.length);
}
