import { readFileSync, writeFileSync } from "node:fs";
import { LAYOUT_NAMES } from "../generator/layout";
import { makeReceipt } from "../generator/make-receipt";
import type { SlipRow } from "../generator/slip";
import { lettersOnly } from "../src/understanding/glyphs";
import { type Line, linesOf } from "../src/understanding/lines";
import { rowFeatures } from "../src/understanding/row-features";
import { rowsOf } from "../src/understanding/rows";
import { pageOf } from "../test/text-page";
import { type Known, labelled, toldBy } from "./labelled-rows";

/**
 * Writes the rows of receipts whose roles are known, for `training/train_rows.py`, as JSON, a row a line:
 * `tsx scripts/dump-rows.ts ROLES.jsonl OUT.jsonl`. Further receipts are generated.
 */
const [source, target] = process.argv.slice(2);
if (!source || !target) throw new Error("Usage: dump-rows ROLES.jsonl OUT.jsonl");

const GENERATED_A_LAYOUT = 12;
const FIRST_SEED = 5001;
const printOf = (row: SlipRow) => (row.kind === "text" || row.kind === "logo" ? row.text : "");

function generated(layout: (typeof LAYOUT_NAMES)[number], seed: number): Known {
  const { slip, truth } = makeReceipt(layout, seed);
  const rows = rowsOf(pageOf(slip.rows.map(printOf).join("\n")));
  const names = truth.items.map(({ name }) => lettersOnly(name));
  const isNamed = (line: Line | undefined) =>
    line !== undefined && names.some((name) => lettersOnly(line.text).includes(name));
  const roleOf = (line: Line, above: Line | undefined) => {
    if (isNamed(line)) return line.price ? "item" : "name";
    const told = toldBy(line.word);
    if (told !== null || !line.price) return told;
    return isNamed(above) && !above?.price ? "price" : null;
  };
  return { receipt: `${layout}-${seed}`, source: "generated", split: "train", rows, roleOf };
}

const known = [
  ...readFileSync(source, "utf8").trim().split("\n").map(labelled),
  ...LAYOUT_NAMES.flatMap((layout, place) =>
    Array.from({ length: GENERATED_A_LAYOUT }, (_, i) =>
      generated(layout, FIRST_SEED + place * GENERATED_A_LAYOUT + i),
    ),
  ),
];
const GOODS = new Set(["item", "price"]);

/** A receipt whole, and as photos cut it off: without its foot, without its head, and as its goods alone. */
function partsOf({ rows, roleOf }: Known): Line[][] {
  const whole = linesOf(rows);
  const goods = whole.filter((line, at) => GOODS.has(roleOf(line, whole[at - 1]) ?? ""));
  const places = goods.map(({ row }) => rows.indexOf(row));
  if (places.length === 0) return [whole];
  const [first, end] = [Math.min(...places), Math.max(...places) + 1];
  return [
    whole,
    ...[rows.slice(0, end), rows.slice(first), rows.slice(first, end)].map((part) => linesOf(part)),
  ];
}

const written = known.flatMap((receipt) =>
  partsOf(receipt).flatMap((lines, part) => {
    const features = rowFeatures(lines);
    return lines.flatMap((line, at) => {
      const role = receipt.roleOf(line, lines[at - 1]);
      const x = (features[at] ?? []).map((value) => Math.round(value * 1000) / 1000);
      const { receipt: name, source: src, split } = receipt;
      const row = { receipt: name, src, split, whole: part === 0, role, priced: line.price !== null, x };
      return role === null ? [] : [JSON.stringify(row)];
    });
  }),
);
writeFileSync(target, `${written.join("\n")}\n`);
