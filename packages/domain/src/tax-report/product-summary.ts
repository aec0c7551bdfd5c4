import { z } from "zod";
import { currencySchema } from "../edition/edition";
import { spellingKey } from "../line-item/spelling-key";
import { type Cents, dollarsFromCents, roundHalfAwayFromZero } from "../money/cents";
import { amountSchema } from "../receipt/receipt-view";

/** One product of the year, in the columns of the CRA's summary of gluten-free products. */
export const productSummarySchema = z.object({
  product: z.string(),
  category: z.string(),
  numberBought: z.number().int(),
  /** Averages of one unit, rounded to the cent. */
  averageRegularCost: amountSchema,
  averageGfCost: amountSchema,
  incrementalCost: amountSchema,
  /** The exact sum; the averages above are rounded and need not multiply to it. */
  amountToClaim: amountSchema,
});
export type ProductSummary = z.infer<typeof productSummarySchema>;

export const yearByProductSchema = z.object({
  year: z.number().int(),
  currency: currencySchema,
  products: z.array(productSummarySchema),
  totalToClaim: amountSchema,
});
export type YearByProduct = z.infer<typeof yearByProductSchema>;

/** A line item as far as the summary needs it; the amounts are those of the whole line. */
export interface ProductLineItem {
  readonly name: string;
  readonly category: string;
  readonly quantity: number;
  readonly price: Cents;
  readonly regularPrice: Cents;
  readonly extraCost: Cents;
}

/** Three loaves count as three; a purchase by weight (0.545 kg) counts as one. */
const unitsOf = (quantity: number) => (Number.isInteger(quantity) && quantity > 0 ? quantity : 1);

const sum = (rows: readonly ProductLineItem[], amount: (row: ProductLineItem) => number) =>
  rows.reduce((total, row) => total + amount(row), 0);

function summaryOf(first: ProductLineItem, rows: readonly ProductLineItem[]): ProductSummary {
  const numberBought = sum(rows, (row) => unitsOf(row.quantity));
  const average = (cents: Cents) => dollarsFromCents(roundHalfAwayFromZero(cents / numberBought));
  const claimCents = sum(rows, (row) => row.extraCost);
  return {
    product: first.name,
    category: first.category,
    numberBought,
    averageRegularCost: average(sum(rows, (row) => row.regularPrice)),
    averageGfCost: average(sum(rows, (row) => row.price)),
    incrementalCost: average(claimCents),
    amountToClaim: dollarsFromCents(claimCents),
  };
}

/**
 * The products of line items of one currency, largest claim first. The CRA asks for this summary beside the
 * receipts: product, number bought, both average costs, incremental cost, amount to claim
 * (canada.ca, "Gluten-free products", medical expenses). Name and category are those of the newest line item.
 */
export function productSummaryOf(newestFirst: readonly ProductLineItem[]): ProductSummary[] {
  const groups = new Map<string, { first: ProductLineItem; rows: ProductLineItem[] }>();
  for (const row of newestFirst) {
    const key = spellingKey(row.name);
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { first: row, rows: [row] });
  }
  return [...groups.values()]
    .map(({ first, rows }) => summaryOf(first, rows))
    .sort((a, b) => b.amountToClaim - a.amountToClaim || (a.product < b.product ? -1 : 1));
}
