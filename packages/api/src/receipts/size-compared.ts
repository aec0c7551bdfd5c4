import { sizeInBase } from "@gf-ledger/claim/sums/size-in-base";
import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import { unitSchema } from "@gf-ledger/domain/size/unit";
import type { ReceiptItemRow } from "./receipt-row";

type SizedItem = Pick<ReceiptItemRow, "scaledBy" | "matchedProduct" | "unit" | "size" | "sizeUnit">;

/** Sizes this near to each other are one size: what makers print is rounded. */
const NEAR = 0.005;

/** The catalogue counts in g, ml and pieces. */
const productUnit = (unit: string) => unitSchema.parse(unit === "each" ? "piece" : unit);

function isSameSize(item: SizedItem): boolean {
  if (item.matchedProduct === null) return false;
  const own = sizeInBase(item.size, unitSchema.nullable().parse(item.sizeUnit));
  const regular = sizeInBase(item.matchedProduct.size, productUnit(item.matchedProduct.unit));
  if (own === null || regular === null || own.measure !== regular.measure) return false;
  const [a, b] = [own.amount, regular.amount];
  const ratio = Number(a.numerator * b.denominator) / Number(a.denominator * b.numerator);
  return Math.abs(ratio - 1) < NEAR;
}

/**
 * Whether both prices of an item are for the same size (claim-5): a person's price for this item is, an
 * estimate has no size of its own, and a product's price is where it was brought to the item's size.
 */
export function isSizeCompared(item: SizedItem, source: PriceSource): boolean {
  if (source === "custom" || source === "estimate" || source === "none") return true;
  return item.scaledBy !== null || isSameSize(item);
}
