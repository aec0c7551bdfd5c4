import type { Entry } from "../items/entries";
import type { Line } from "../lines/lines";
import { noteCents, type QuantityNote } from "../lines/quantity-lines";

/** What is known so far of one article of an order. */
export interface OrderBlock {
  readonly name: string;
  readonly lines: readonly Line[];
  /** Its name's last line. */
  readonly named: Line | null;
  readonly count: number | null;
  readonly unitCents: number | null;
  readonly note: QuantityNote | null;
  readonly charged: { readonly cents: number; readonly line: Line } | null;
  /** Whether it was charged, as far as statuses and headings say. */
  readonly came: boolean;
}

export const EMPTY_BLOCK: OrderBlock = {
  name: "",
  lines: [],
  named: null,
  count: null,
  unitCents: null,
  note: null,
  charged: null,
  came: true,
};

/** No article's name is longer. */
const MAX_NAME = 300;

/** `$4.985/ea`: the price of one, to a part of a cent, behind a name. */
const EXACT_UNIT_PRICE = /\s\$?\d{1,4}[.,]\d{3,4}\s?\$?\s?\/\s?[a-zé.]{1,6}\s*$/i;

const spoken = (name: string) =>
  name
    .slice(0, MAX_NAME)
    .replace(/\s+/g, " ")
    .replace(EXACT_UNIT_PRICE, "")
    .replace(/^[\s•·*–—-]+|[\s•·*–—:-]+$/g, "")
    .trim();

/** `2 x Name`, `1 of: Name`, `Name × 2`, `Name (2)`: how many, and the name without it. */
function countIn(name: string): { name: string; count: number | null } {
  const front = /^(\d{1,2})\s?(?:[x×]\s?|of:?\s)(?!\d+\s?(?:g|kg|ml|l|oz|lb)\b)(.*\p{L}{2}.*)$/iu.exec(name);
  if (front) return { count: Number(front[1]), name: front[2] ?? name };
  const behind =
    /^(.*\p{L}{2}.*?)\s+(?:[x×]\s?(\d{1,2})|\((?:[x×]\s?)?(\d{1,2})(?:\s?[x×])?\)|(?:qty|qté|quantity|quantité)\W{0,3}(\d{1,3}))$/iu.exec(
      name,
    );
  if (behind) return { count: Number(behind[2] ?? behind[3] ?? behind[4]), name: behind[1] ?? name };
  return { name, count: null };
}

const unitOf = ({ unitCents, note }: OrderBlock) => unitCents ?? note?.unitPrice ?? null;

/** How many, at how much; `null` where nothing else is said. */
function noteOf(block: OrderBlock, inName: number | null): QuantityNote | null {
  if (block.note && block.note.unit !== "each") return { ...block.note, unitPrice: unitOf(block) };
  const stated = block.count ?? block.note?.quantity ?? inName;
  const unitPrice = unitOf(block);
  if (stated !== null && stated > 0) return { quantity: stated, unit: "each", unitPrice };
  return null;
}

/** The item that an article of an order is, or nothing where none was charged. */
export function entryOf(block: OrderBlock, pricesAre: "sums" | "units"): Entry | null {
  const { name, count } = countIn(spoken(block.name));
  const first = block.lines[0];
  if (name === "" || !block.came || !first) return null;
  const note = noteOf(block, count);
  if (block.count === 0 || block.charged?.cents === 0) return null;
  const priceLine = block.charged?.line ?? first;
  const computed = block.charged ? null : noteCents(note);
  const many = note?.unit === "each" ? note.quantity : 1;
  const perUnit = pricesAre === "units" && many > 1 && unitOf(block) === null;
  const printed = block.charged?.cents ?? computed;
  if (printed === null) return null;
  return {
    kind: "item",
    name,
    cents: perUnit ? printed * many : printed,
    counts: true,
    group: "sure",
    doubt: computed === null ? "none" : "computed",
    note: note && perUnit ? { ...note, unitPrice: printed } : note,
    lines: [...new Set([...block.lines, priceLine])].sort((a, b) => a.index - b.index),
    priceLine,
    flags: /^\s*[A-Z]{1,3}\s*$/.test(priceLine.tail) ? priceLine.tail.trim() : "",
  };
}
