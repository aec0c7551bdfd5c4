import { type Category, categorySchema } from "@gf-ledger/domain/category/category";
import { COUNTRY_PAIR_TABLE } from "../../data/country-pairs";
import { anchorOf } from "./anchors";
import { currentUnitPrice } from "./unit-price";

/** Fewer pairs than this say too little about a category: it takes the mean of all pairs. */
const PAIRS_AT_LEAST = 3;

const PAIRS = COUNTRY_PAIR_TABLE.trim()
  .split("\n")
  .map((row) => {
    const [category, ca = "", us = ""] = row.split("|").map((cell) => cell.trim());
    const ratio = currentUnitPrice(anchorOf(ca)) / currentUnitPrice(anchorOf(us));
    return { category: categorySchema.parse(category), ratio };
  });

/** Canadian dollars of 2026 for one US dollar of 2024 in a category: geometric mean over the foods both publish. */
export function canadianPerUsDollar(category: Category): number {
  const own = PAIRS.filter((pair) => pair.category === category);
  return geometricMean(own.length >= PAIRS_AT_LEAST ? own : PAIRS);
}

function geometricMean(pairs: readonly { ratio: number }[]): number {
  return Math.exp(pairs.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / pairs.length);
}
