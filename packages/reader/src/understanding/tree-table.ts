import { readFileSync } from "node:fs";
import { z } from "zod";

const figures = z.array(z.number());
/**
 * Trees as `training/train_rows.py` writes them: the feature and the threshold of each fork, its branches for what is
 * not above the threshold and for what is, and the leaves. A branch below zero leads to a leaf: -1 to the first. The
 * trees take turns: the first adds to the first role, the next to the second, and again after the last.
 */
const tableOfRoles = <Role extends string>(roles: readonly Role[]) =>
  z.object({
    features: z.number().int(),
    roles: z.array(z.enum(roles)),
    trees: z.array(z.tuple([figures, figures, figures, figures, figures])),
  });

/** All trees behind each other: forks lead to forks of the whole, and a branch below zero to a leaf of the whole. */
export interface TreeTable<Role extends string> {
  readonly features: number;
  readonly roles: readonly Role[];
  /** The first fork of each tree. */
  readonly starts: Int32Array;
  readonly asks: Int32Array;
  readonly thresholds: Float64Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly leaves: Float64Array;
}

/** Reads a table of trees that tell some roles. */
export function treeTableIn<Role extends string>(file: string, known: readonly Role[]): TreeTable<Role> {
  const { features, roles, trees } = tableOfRoles(known).parse(JSON.parse(readFileSync(file, "utf8")));
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

/** What speaks for each role of a table, by all its trees. */
export function scoresOf<Role extends string>(
  table: TreeTable<Role>,
  figures: readonly number[],
): Float64Array {
  const { roles, starts, asks, thresholds, low, high, leaves } = table;
  const asked = Float64Array.from(figures);
  const scores = new Float64Array(roles.length);
  for (let tree = 0; tree < starts.length; tree++) {
    let at = starts[tree] ?? 0;
    while (at >= 0) {
      const isLow = (asked[asks[at] ?? 0] ?? 0) <= (thresholds[at] ?? 0);
      at = (isLow ? low : high)[at] ?? -1;
    }
    const role = tree % roles.length;
    scores[role] = (scores[role] ?? 0) + (leaves[-1 - at] ?? 0);
  }
  return scores;
}
