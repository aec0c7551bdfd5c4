import { readFileSync } from "node:fs";
import { z } from "zod";
import { modelFile } from "../../ocr/model-files";
import type { Line } from "../lines/lines";
import { rowFeatures } from "./row-features";

/** What a row of a receipt may be, by the names that `training/train_rows.py` gives them. */
const ROW_ROLES = [
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

const figures = z.array(z.number());
/**
 * Trees as `training/train_rows.py` writes them: the feature and the threshold of each fork, its branches for what is
 * not above the threshold and for what is, and the leaves. A branch below zero leads to a leaf: -1 to the first. The
 * trees take turns: the first adds to the first role, the next to the second, and again after the last.
 */
const tableSchema = z.object({
  features: z.number().int(),
  roles: z.array(z.enum(ROW_ROLES)),
  trees: z.array(z.tuple([figures, figures, figures, figures, figures])),
});

/** All trees behind each other: forks lead to forks of the whole, and a branch below zero to a leaf of the whole. */
interface RowTable {
  readonly features: number;
  readonly roles: readonly RowRole[];
  /** The first fork of each tree. */
  readonly starts: Int32Array;
  readonly asks: Int32Array;
  readonly thresholds: Float64Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly leaves: Float64Array;
}

function tableOf({ features, roles, trees }: z.infer<typeof tableSchema>): RowTable {
  const [starts, leafStarts]: [number[], number[]] = [[], []];
  let [forks, leaves] = [0, 0];
  for (const [asked, , , , values] of trees) {
    starts.push(forks);
    leafStarts.push(leaves);
    forks += asked.length;
    leaves += values.length;
  }
  const placed = (branches: readonly number[], tree: number) =>
    branches.map((to) => (to < 0 ? to - (leafStarts[tree] ?? 0) : to + (starts[tree] ?? 0)));
  return {
    features,
    roles,
    starts: Int32Array.from(starts),
    asks: Int32Array.from(trees.flatMap(([asked]) => asked)),
    thresholds: Float64Array.from(trees.flatMap(([, thresholds]) => thresholds)),
    low: Int32Array.from(trees.flatMap(([, , low], tree) => placed(low, tree))),
    high: Int32Array.from(trees.flatMap(([, , , high], tree) => placed(high, tree))),
    leaves: Float64Array.from(trees.flatMap(([, , , , values]) => values)),
  };
}

let shipped: RowTable | null = null;

/** The table of trees, read once. */
export function rowTable(): RowTable {
  shipped ??= tableOf(tableSchema.parse(JSON.parse(readFileSync(modelFile("row-trees.json"), "utf8"))));
  return shipped;
}

/** How likely each role is for a row in figures, by what was learnt from receipts whose rows are known; 1 in all. */
export function roleChances(row: readonly number[]): ReadonlyMap<RowRole, number> {
  const { roles, starts, asks, thresholds, low, high, leaves } = rowTable();
  const figuresOfRow = Float64Array.from(row);
  const scores = new Float64Array(roles.length);
  for (let tree = 0; tree < starts.length; tree++) {
    let at = starts[tree] ?? 0;
    while (at >= 0) {
      const isLow = (figuresOfRow[asks[at] ?? 0] ?? 0) <= (thresholds[at] ?? 0);
      at = (isLow ? low : high)[at] ?? -1;
    }
    const role = tree % roles.length;
    scores[role] = (scores[role] ?? 0) + (leaves[-1 - at] ?? 0);
  }
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return new Map(roles.map((role, at) => [role, (parts[at] ?? 0) / all]));
}

/** The roles of lines that were judged before: several questions are asked of the same ones. */
const judged = new WeakMap<readonly Line[], readonly ReadonlyMap<RowRole, number>[]>();

function rolesOf(lines: readonly Line[]) {
  const known = judged.get(lines) ?? rowFeatures(lines).map(roleChances);
  judged.set(lines, known);
  return known;
}

/** How likely a row of each line is in one of some roles, in the lines' order: 0 to 1. */
export function chancesOf(lines: readonly Line[], ...roles: readonly RowRole[]): number[] {
  return rolesOf(lines).map((chances) => roles.reduce((sum, role) => sum + (chances.get(role) ?? 0), 0));
}
