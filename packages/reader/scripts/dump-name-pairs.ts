import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { SCRAMBLED_ORDERS, type ScrambledOrder, scrambledSlip } from "../generator/scrambled-slip";
import { type Line, linesOf } from "../src/understanding/lines";
import { namePairs } from "../src/understanding/name-pairs";
import { rowFeatures } from "../src/understanding/row-features";
import { ROW_ROLES, roleChances } from "../src/understanding/row-roles";
import { rowsOf } from "../src/understanding/rows";
import { treeTableIn } from "../src/understanding/tree-table";
import { pageOf } from "../test/text-page";
import { labelled } from "./labelled-rows";

/**
 * Writes the pairs of a price without a name of its own and a row near it, with whether they belong together, for
 * `training/train_names.py`, as JSON, a pair a line: `tsx scripts/dump-name-pairs.ts ROLES.jsonl FOLDS OUT.jsonl`. Those of
 * scrambled slips are learnt from; those of the labelled receipts measure it, their rows judged by the tables of
 * folds that `train_rows.py --folds FOLDS` wrote, none of which has learnt from the receipt.
 */
const [source, folds, target] = process.argv.slice(2);
if (!source || !folds || !target) throw new Error("Usage: dump-name-pairs ROLES.jsonl FOLDS OUT.jsonl");

const SLIPS_AN_ORDER = 60;
const FIRST_SEED = 7001;

/** @param belongs for each price that is an article's, the place of its name; `null`: no row names it */
function pairsOf(
  receipt: string,
  order: ScrambledOrder | null,
  lines: readonly Line[],
  belongs: ReadonlyMap<number, number | null>,
  table?: Parameters<typeof roleChances>[1],
): string[] {
  const chances = rowFeatures(lines).map((row) => roleChances(row, table));
  return namePairs(lines, chances).map(({ price, name, features }) => {
    const x = features.map((value) => Math.round(value * 1000) / 1000);
    return JSON.stringify({ receipt, order, price, name, together: belongs.get(price) === name, x });
  });
}

function scrambled(order: ScrambledOrder, seed: number): string[] {
  const rows = scrambledSlip(order, seed);
  const lines = linesOf(rowsOf(pageOf(rows.map(({ text }) => text).join("\n"))));
  // Where a row was read as two the places differ.
  if (lines.length !== rows.length) return [];
  const names = new Map(rows.flatMap(({ role, article }, at) => (role === "name" ? [[article, at]] : [])));
  const belongs = rows.flatMap(({ role, article }, at): [number, number | null][] =>
    role === "price" ? [[at, names.get(article) ?? null]] : [],
  );
  return pairsOf(`${order}-${seed}`, order, lines, new Map(belongs));
}

const tables = [0, 1, 2, 3, 4].map((fold) => treeTableIn(path.join(folds, `fold-${fold}.json`), ROW_ROLES));
const foldOf = z
  .record(z.string(), z.number())
  .parse(JSON.parse(readFileSync(path.join(folds, "folds.json"), "utf8")));

/** As many names as prices stand alone: these belong together in their order. Otherwise nobody knows which. */
function photographed(text: string): string[] {
  const { receipt, rows, roleOf } = labelled(text);
  const lines = linesOf(rows);
  const roles = lines.map((line, at) => roleOf(line, lines[at - 1]));
  const placesOf = (wanted: string) => roles.flatMap((role, at) => (role === wanted ? [at] : []));
  const [prices, names] = [placesOf("price"), placesOf("name")];
  if (prices.length > 0 && names.length > 0 && prices.length !== names.length) return [];
  const belongs = new Map(prices.map((price, at) => [price, names[at] ?? null]));
  return pairsOf(receipt, null, lines, belongs, tables[foldOf[receipt] ?? 0]);
}

const written = [
  ...readFileSync(source, "utf8").trim().split("\n").flatMap(photographed),
  ...SCRAMBLED_ORDERS.flatMap((order, place) =>
    Array.from({ length: SLIPS_AN_ORDER }, (_, i) =>
      scrambled(order, FIRST_SEED + place * SLIPS_AN_ORDER + i),
    ).flat(),
  ),
];
writeFileSync(target, `${written.join("\n")}\n`);
