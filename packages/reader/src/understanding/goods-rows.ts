import { readFileSync } from "node:fs";
import { z } from "zod";
import { modelFile } from "../ocr/model-files";
import { type Entry, sumOf } from "./entries";
import type { Line } from "./lines";
import { rowFeatures } from "./row-features";
import type { Target } from "./settlement";

const figures = z.array(z.number());
/**
 * Trees as `training/train_rows.py` writes them: the feature and the threshold of each fork, its branches for what is
 * not above the threshold and for what is, and the leaves. A branch below zero leads to a leaf: -1 to the first.
 */
const tableSchema = z.object({
  features: z.number().int(),
  trees: z.array(z.tuple([figures, figures, figures, figures, figures])),
});
type RowTable = z.infer<typeof tableSchema>;

let shipped: RowTable | null = null;

/** The table of trees, read once. */
export function rowTable(): RowTable {
  shipped ??= tableSchema.parse(JSON.parse(readFileSync(modelFile("row-trees.json"), "utf8")));
  return shipped;
}

function leafOf(
  [features, thresholds, low, high, leaves]: RowTable["trees"][number],
  row: readonly number[],
) {
  let at = 0;
  while (at >= 0) {
    const isLow = (row[features[at] ?? 0] ?? 0) <= (thresholds[at] ?? 0);
    at = (isLow ? low : high)[at] ?? -1;
  }
  return leaves[-1 - at] ?? 0;
}

/** How likely a row belongs to goods, by what was learnt from receipts whose rows are known: 0 to 1. */
export function goodsChance(features: readonly number[]): number {
  const score = rowTable().trees.reduce((sum, tree) => sum + leafOf(tree, features), 0);
  return 1 / (1 + Math.exp(-score));
}

/** Of rows with prices of 288 labelled receipts that were judged less likely, 2 in 100 were goods; 3 where they were cut off. */
const LEAST = 0.2;

/**
 * The entries, each item with how likely its row is one of goods; apart from them the items whose rows are hardly, where all
 * come to more than the printed sum or there is none, and a named item stays (reading-120). Only for a receipt whose
 * sums confirm nothing: where they do, they have judged its rows.
 * @param targets the sums that the entries may have to add up to
 */
export function withoutOtherRows(
  entries: readonly Entry[],
  lines: readonly Line[],
  targets: readonly Target[],
): { kept: Entry[]; leftOut: Entry[] } {
  const features = rowFeatures(lines);
  const rowOf = new Map(lines.map(({ index }, at) => [index, features[at]]));
  const judged = entries.map((entry): Entry => {
    const row = entry.kind === "item" && entry.cents !== null ? rowOf.get(entry.priceLine.index) : undefined;
    return row ? { ...entry, goods: goodsChance(row) } : entry;
  });
  const sum = sumOf(judged);
  if (targets.some(({ cents }) => cents >= sum)) return { kept: judged, leftOut: [] };
  const isLikely = ({ goods = 1 }: Entry) => goods >= LEAST;
  const kept = judged.filter(isLikely);
  return kept.some(({ goods, name }) => goods !== undefined && name !== "")
    ? { kept, leftOut: judged.filter((entry) => !isLikely(entry)) }
    : { kept: judged, leftOut: [] };
}
