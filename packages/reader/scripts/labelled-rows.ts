import { z } from "zod";
import type { OcrPage, OcrWord } from "../src/ocr/word";
import type { Line } from "../src/understanding/lines";
import type { Row } from "../src/understanding/row";
import { rowsOf } from "../src/understanding/rows";
import { pageWithWordGaps } from "../src/understanding/word-gaps";

const receiptSchema = z.object({
  img: z.string(),
  split: z.enum(["train", "val"]),
  w: z.number(),
  h: z.number(),
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.string(), z.string()])),
});

/** A receipt whose rows are known. */
export interface Known {
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
export const toldBy = (word: string) => (word === "saved" ? "discount" : TOLD.has(word) ? word : null);

/** A photograph whose words have labels, from a line of JSON. */
export function labelled(text: string): Known {
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
