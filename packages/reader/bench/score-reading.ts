import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import { similarity } from "../src/understanding/words/edit-distance";
import { lettersOnly } from "../src/understanding/words/glyphs";

/**
 * What is known of a receipt, in the form of a `truth.json` entry. Money as numbers with decimals, not in
 * cents.
 */
export interface ExpectedReceipt {
  file: string;
  store?: string | null;
  /** `YYYY-MM-DD`. */
  date?: string | null;
  total?: number | null;
  items?: readonly { name: string; price: number | null }[];
  /** Lines that count neither way: deposits, fees. */
  opt?: readonly { name: string; price: number | null }[];
}

/** One receipt's score. `null`: the truth does not say. */
export interface ReceiptScore {
  found: number;
  right: number;
  expected: number;
  perfect: boolean;
  store: boolean | null;
  date: boolean | null;
  total: boolean | null;
  /** Whether the receipt's own arithmetic held in the reading. */
  agrees: boolean;
  missed: { name: string; price: number | null }[];
  surplus: { name: string; cents: number }[];
  /** How sure the reader was of what it read and the truth knows, and whether that was right. */
  marks: Marks;
}

export interface Mark {
  readonly confidence: number;
  readonly right: boolean;
}

/** What a reader says how sure it is of. */
export const MARKED = ["items", "store", "date", "total"] as const;
export type Marks = Readonly<Record<(typeof MARKED)[number], readonly Mark[]>>;

const MIN_LIKENESS = 0.7;

/** A name for comparing: upper case, spaces and article numbers (five digits and more) left out. */
export function comparableName(name: string): string {
  return name
    .toUpperCase()
    .replace(/\d{5,}/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function alike(a: string, b: string): boolean {
  const [left, right] = [comparableName(a), comparableName(b)];
  return left === right || similarity(left, right) >= MIN_LIKENESS;
}

/** The mark of a field; none where nothing was read or the truth does not say. */
const marksOf = (
  { value, confidence }: ReceiptReading["store" | "purchaseDate" | "totalCents"],
  right: boolean | null,
): Mark[] => (value === null || right === null ? [] : [{ confidence, right }]);

const centsOf = (price: number) => Math.round(price * 100);

/** Whether two store names mean the same shop: equal, one within the other, or nearly the same letters. */
export function sameStore(read: string | null, truth: string): boolean {
  const [left, right] = [lettersOnly(read ?? ""), lettersOnly(truth)];
  if (left === "" || right === "") return false;
  if (Math.min(left.length, right.length) >= 3 && (left.includes(right) || right.includes(left))) return true;
  return similarity(left, right) >= MIN_LIKENESS;
}

/**
 * Scores a reading against the truth: an item is right when its price is exact (as paid, or as printed before
 * its own discount) and its name similar. Each true item counts once, optional lines not at all.
 */
export function scoreReading(reading: ReceiptReading, truth: ExpectedReceipt): ReceiptScore {
  const cuts = new Map<number, number>();
  for (const { itemIndex, cents } of reading.discounts) {
    if (itemIndex !== null) cuts.set(itemIndex, (cuts.get(itemIndex) ?? 0) + cents);
  }
  const found = reading.items.map((item, index) => ({
    name: item.name,
    cents: item.price,
    printed: item.price - (cuts.get(index) ?? 0),
    confidence: item.confidence,
  }));
  const open = [...(truth.items ?? [])];
  const optional = [...(truth.opt ?? [])];
  const take = (list: { name: string; price: number | null }[], item: (typeof found)[number]) => {
    const fits = (one: { price: number | null }) =>
      one.price !== null && [item.cents, item.printed].includes(centsOf(one.price));
    const place = list.findIndex((one) => fits(one) && alike(one.name, item.name));
    if (place < 0) return false;
    list.splice(place, 1);
    return true;
  };
  const rest = found.filter((item) => !take(open, item));
  const surplus = rest.filter((item) => !take(optional, item));
  const expected = truth.items?.length ?? 0;
  const neutral = rest.length - surplus.length;
  const store = truth.store ? sameStore(reading.store.value, truth.store) : null;
  const date = truth.date ? reading.purchaseDate.value === truth.date : null;
  const total = truth.total == null ? null : reading.totalCents.value === centsOf(truth.total);
  return {
    found: found.length - neutral,
    right: expected - open.length,
    expected,
    perfect: expected > 0 && open.length === 0 && surplus.length === 0,
    store,
    date,
    total,
    agrees:
      reading.arithmetic.subtotalAgrees === true ||
      (reading.arithmetic.subtotalAgrees === null && reading.arithmetic.totalAgrees === true),
    missed: open,
    surplus: surplus.map(({ name, cents }) => ({ name, cents })),
    marks: {
      items: (truth.items ? found : [])
        .filter((item) => !rest.includes(item) || surplus.includes(item))
        .map((item) => ({ confidence: item.confidence, right: !rest.includes(item) })),
      store: marksOf(reading.store, store),
      date: marksOf(reading.purchaseDate, date),
      total: marksOf(reading.totalCents, total),
    },
  };
}
