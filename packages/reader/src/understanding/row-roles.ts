import { modelFile } from "../ocr/model-files";
import type { Line } from "./lines";
import { rowFeatures } from "./row-features";
import { scoresOf, type TreeTable, treeTableIn } from "./tree-table";

/** What a row of a receipt may be, by the names that `training/train_rows.py` gives them. */
export const ROW_ROLES = [
  "shop",
  "address",
  "phone",
  "date",
  "time",
  "name",
  "item",
  "price",
  "quantity",
  "discount",
  "deposit",
  "subtotal",
  "tax",
  "tip",
  "total",
  "tender",
  "change",
  "other",
] as const;
export type RowRole = (typeof ROW_ROLES)[number];

let shipped: TreeTable<RowRole> | null = null;

/** The table of trees, read once. */
export function rowTable(): TreeTable<RowRole> {
  shipped ??= treeTableIn(modelFile("row-trees.json"), ROW_ROLES);
  return shipped;
}

/**
 * How likely each role is for a row in figures, by what was learnt from receipts whose rows are known; 1 in all.
 * @param table that of another training, to measure it
 */
export function roleChances(row: readonly number[], table = rowTable()): ReadonlyMap<RowRole, number> {
  const { roles } = table;
  const scores = scoresOf(table, row);
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return new Map(roles.map((role, at) => [role, (parts[at] ?? 0) / all]));
}

/** The roles of lines that were judged before: several questions are asked of the same ones. */
const judged = new WeakMap<readonly Line[], readonly ReadonlyMap<RowRole, number>[]>();

/** How likely a row of each line is in each role, in the lines' order. */
export function rolesOf(lines: readonly Line[]): readonly ReadonlyMap<RowRole, number>[] {
  const known = judged.get(lines) ?? rowFeatures(lines).map((row) => roleChances(row));
  judged.set(lines, known);
  return known;
}

/** How likely a row of each line is in one of some roles, in the lines' order: 0 to 1. */
export function chancesOf(lines: readonly Line[], ...roles: readonly RowRole[]): number[] {
  return rolesOf(lines).map((chances) => roles.reduce((sum, role) => sum + (chances.get(role) ?? 0), 0));
}
