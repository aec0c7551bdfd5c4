import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { LAYOUT_NAMES } from "../generator/layout";
import { makeReceipt } from "../generator/make-receipt";
import type { SlipRow } from "../generator/slip/slip";
import type { OcrPage, OcrWord } from "../src/ocr/word";
import { type Line, linesOf } from "../src/understanding/lines/lines";
import type { Row } from "../src/understanding/rows/row";
import { rowFeatures } from "../src/understanding/rows/row-features";
import { rowsOf } from "../src/understanding/rows/rows";
import { lettersOnly } from "../src/understanding/words/glyphs";
import { pageWithWordGaps } from "../src/understanding/words/word-gaps";
import { pageOf } from "../test/text-page";

/**
 * Writes the rows of receipts whose roles are known, for `training/train_rows.py`, as JSON, a row a line:
 * `tsx scripts/dump-rows.ts ROLES.jsonl OUT.jsonl`. Further receipts are generated.
 */
const [source, target] = process.argv.slice(2);
if (!source || !target) throw new Error("Usage: dump-rows ROLES.jsonl OUT.jsonl");

const GENERATED_A_LAYOUT = 12;
const FIRST_SEED = 5001;
const receiptSchema = z.object({
  img: z.string(),
  split: z.enum(["train", "val"]),
  w: z.number(),
  h: z.number(),
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.string(), z.string()])),
});

interface Known {
  readonly receipt: string;
  readonly source: "wild" | "generated";
  readonly split: "train" | "val";
  readonly rows: readonly Row[];
  /** What a row is, with the row above it; `null` where that is not known. */
  readonly roleOf: (line: Line, above: Line | undefined) => string | null;
}

const SUMS: Readonly<Record<string, string>> = {
  Subtotal_value: "subtotal",
  Total_value: "total",
  Tax_value: "tax",
  Tips_value: "tip",
};
/** What rows without a price are, by the box that tells it; the first that a row has. */
const UNPRICED: readonly (readonly [string, string])[] = [
  ["Prod_item_value", "name"],
  ["Prod_quantity_value", "quantity"],
  ["Prod_price_value", "quantity"],
  ["Store_name_value", "shop"],
  ["Date_value", "date"],
  ["Time_value", "time"],
  ["Store_addr_value", "address"],
  ["Tel_value", "phone"],
  ["Total_value", "total"],
  ["Subtotal_value", "subtotal"],
  ["Tax_value", "tax"],
];
const TOLD = new Set(["tender", "change", "discount", "deposit", "tax", "total", "subtotal"]);
/** What the tables of patterns tell of a row, as a role; `null` where they tell none. */
const toldBy = (word: string) => (word === "saved" ? "discount" : TOLD.has(word) ? word : null);

function labelled(text: string): Known {
  const { img, split, w, h, boxes } = receiptSchema.parse(JSON.parse(text));
  const roles = new Map<string, string>();
  const words = boxes.flatMap(([left, top, right, bottom, printed, role]): OcrWord[] => {
    if (printed.trim() === "") return [];
    const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
    roles.set(`${cx} ${cy}`, role);
    return [{ text: printed, confidence: 0.97, cx, cy, width: right - left, height: bottom - top, angle: 0 }];
  });
  const page: OcrPage = { width: w, height: h, words };
  const roleOf = ({ row, xs, price, word }: Line) => {
    const [from, to] = [(xs[0] ?? 0) - 1, (xs.at(-1) ?? Number.POSITIVE_INFINITY) + 1];
    const inside = row.words.filter(({ left, right }) => right >= from && left <= to);
    const all = new Set(inside.map(({ cx, cy }) => roles.get(`${cx} ${cy}`)));
    if (!price) return UNPRICED.find(([box]) => all.has(box))?.[1] ?? "other";
    const point = xs[price.point] ?? 0;
    const figure = inside.find(({ left, right }) => point >= left - 1 && point <= right + 1);
    const role = (figure && roles.get(`${figure.cx} ${figure.cy}`)) ?? "";
    if (role === "Prod_price_value") return all.has("Prod_item_value") ? "item" : "price";
    if (all.has("Prod_price_value") || (all.has("Prod_item_value") && role !== "Others")) return "item";
    return SUMS[role] ?? toldBy(word) ?? "other";
  };
  return { receipt: img, source: "wild", split, rows: rowsOf(pageWithWordGaps(page)), roleOf };
}

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
