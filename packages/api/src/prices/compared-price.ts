import { divide, multiply } from "@gf-ledger/claim/fractions/arithmetic";
import { fractionOf } from "@gf-ledger/claim/fractions/fraction-of";
import { roundFraction } from "@gf-ledger/claim/fractions/round-fraction";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { evidenceOrNullSchema } from "@gf-ledger/domain/pricing/price-evidence";
import { type ChosenRegularPrice, PRICE_SOURCES } from "@gf-ledger/domain/pricing/regular-price";
import type { ReceiptItemRow } from "../drafts/receipt-row";
import { amountOfLine, boughtColumns } from "../items/rules/bought-columns";
import type { KnownPrices } from "./known-prices";
import type { ChosenPrice } from "./rules/choose-price";
import { regularPriceOf } from "./rules/item-price";

type LoggedRow = NonNullable<ReceiptItemRow["lineItem"]>;

export interface ComparedPrice extends Omit<ChosenPrice, "evidence"> {
  /** `null` for a line saved before this was kept. */
  readonly evidence: ChosenPrice["evidence"] | null;
  /** The saved line item whose figures, words and evidence go on; `null` for a newly chosen price. */
  readonly asIn: LoggedRow | null;
}

const sourceOf = (row: LoggedRow) => PRICE_SOURCES.find((source) => source === row.priceSource) ?? "estimate";

/** Whether nothing that decides a regular price changed since the item was saved (receipts-56). */
function isAsSaved(item: ReceiptItemRow, saved: LoggedRow): boolean {
  const bought = boughtColumns(item);
  const custom = saved.priceSource === "custom" ? Math.abs(saved.regularPrice) : null;
  return (
    item.name === saved.name &&
    item.category === saved.category &&
    item.price === saved.price &&
    item.kind === saved.kind &&
    item.matchedProductId === saved.matchedProductId &&
    item.returnOfId === saved.returnOfId &&
    item.customRegularPrice === custom &&
    bought.quantity === saved.quantity &&
    bought.size === saved.size &&
    bought.unit === saved.unit &&
    bought.soldByWeight === saved.soldByWeight
  );
}

/** The purchase's regular price in the ratio of what came back, below 0 (receipts-54). */
function givenBack(item: ReceiptItemRow, purchase: LoggedRow): number {
  const ratio = divide(
    fractionOf(Math.abs(amountOfLine(boughtColumns(item)))),
    fractionOf(amountOfLine(purchase)),
  );
  return 0 - roundFraction(multiply(fractionOf(purchase.regularPrice), ratio));
}

/** The price of a saved line, or its purchase's, with what that was chosen from. */
const asIn = (row: LoggedRow, cents: number): ComparedPrice => ({
  cents,
  source: sourceOf(row),
  sizeCompared: row.sizeCompared,
  evidence: evidenceOrNullSchema.parse(row.priceEvidence),
  asIn: row,
});

/** A line item whose prices can be taken: one that is there, and in the receipt's currency (receipts-104). */
const usable = (row: LoggedRow | null, currency: Currency) =>
  row?.deletedAt === null && row.currency === currency ? row : null;

/** The price of a return whose purchase is known, unless the person set another one. */
function purchasePriceOf(item: ReceiptItemRow, currency: Currency): ComparedPrice | null {
  const purchase = usable(item.returnOf, currency);
  if (item.kind !== "return" || item.customRegularPrice !== null || !purchase) return null;
  return asIn(purchase, givenBack(item, purchase));
}

/** Rounding each part of a line by itself misses the whole by at most so many cents. */
const ROUNDING = 2;

/** The parts of a split line add up to the whole's regular price, where rounding alone would miss a cent. */
function withOddCent({ regularShare }: ReceiptItemRow, { cents, source }: ChosenRegularPrice): number {
  if (regularShare === null || source === "custom" || source === "none") return cents;
  return Math.abs(Math.abs(regularShare) - Math.abs(cents)) <= ROUNDING ? regularShare : cents;
}

/**
 * What an item is compared with: a saved item that did not change keeps its price while its purchase stays in its month
 * (prices-31), a return takes its purchase's, and anything else is chosen in the order of prices-6. A return's is below
 * 0.
 */
export function comparedPriceOf(item: ReceiptItemRow, known: KnownPrices, currency: Currency): ComparedPrice {
  const saved = usable(item.lineItem, currency);
  if (saved && isAsSaved(item, saved) && !known.purchase.moved) return asIn(saved, saved.regularPrice);
  const chosen = purchasePriceOf(item, currency) ?? { ...regularPriceOf(item, known, currency), asIn: null };
  const cents = withOddCent(item, chosen);
  return { ...chosen, cents: item.kind === "return" ? 0 - Math.abs(cents) : cents };
}
