import { roundFraction } from "@gf-ledger/claim/fractions/round-fraction";
import type { Share } from "@gf-ledger/claim/people/shares";
import type { LineItem, RegularPrice } from "@gf-ledger/claim/sums/lines/line-item";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import type { StoredLine } from "../../claims/basis/stored-line";
import { packagePrice, regularForSize } from "./package-price";
import { comparesSizes } from "./sizes-compared";

/** Six decimals hold what a scale shows; without them 3 × 0.1 would be 0.30000000000000004. */
const scaled = (amount: number) => Number(amount.toFixed(6));

/**
 * The regular price exactly, where the evidence still gives what the line holds: rounded lines would add up to
 * another cent than their sum. Otherwise what the line holds.
 */
function exactRegularPrice(row: StoredLine): RegularPrice {
  const seen = packagePrice(row.priceEvidence);
  const exact = seen && regularForSize(row, seen);
  if (seen && exact && roundFraction(exact.cents) === row.regularPrice) return seen;
  return { basis: "line", price: row.regularPrice, sizeCompared: comparesSizes(row) !== false };
}

function taxOf(row: StoredLine): LineItem["tax"] {
  if (row.taxCents === null || row.taxCents === 0 || row.price === 0) return null;
  const codes = [{ code: "line", taxCents: row.taxCents, taxableCents: row.price }];
  return { codes, regularTaxed: row.regularTaxCents !== 0 };
}

/**
 * A stored line item as the rules of the claim see it, with who eats it (claim-11); what was weighed counts in its own
 * unit.
 */
export function claimLine(row: StoredLine, shares: readonly Share[]): LineItem {
  const weighed = row.soldByWeight && row.size !== null;
  return {
    id: row.id,
    purchaseDate: row.countedOn,
    product: spellingKey(row.name),
    kind: row.kind,
    claimed: true,
    quantity: weighed ? scaled(row.quantity * (row.size ?? 1)) : row.quantity,
    size: weighed ? 1 : row.size,
    unit: row.unit,
    soldByWeight: row.soldByWeight,
    price: row.price,
    currency: row.currency,
    cadPerUsd: null,
    tax: taxOf(row),
    regularPrice: exactRegularPrice(row),
    priceSource: row.priceSource,
    shares: [...shares],
    returnOf: null,
    claimedIn: null,
  };
}
