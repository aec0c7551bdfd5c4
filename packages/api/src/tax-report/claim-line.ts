import { roundFraction } from "@gf-ledger/claim/fractions/round-fraction";
import type { Share } from "@gf-ledger/claim/people/shares";
import type { LineItem, RegularPrice } from "@gf-ledger/claim/sums/line-item";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Currency } from "@gf-ledger/domain/edition/edition";
import type { Kind } from "@gf-ledger/domain/line-item/kind";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import type { Unit } from "@gf-ledger/domain/size/unit";
import { packagePrice, regularForSize } from "./package-price";
import { comparesSizes } from "./sizes-compared";

/** A line item of a claim's period as the database holds it; amounts in cents. */
export interface ClaimLineRow {
  readonly id: string;
  /** A return counts on the day of its purchase, where that is known. */
  readonly countedOn: CalendarDate;
  /** For a return, the line item that it takes back, where that is known. */
  readonly returnOfId: string | null;
  readonly name: string;
  readonly category: string;
  readonly quantity: number;
  readonly price: number;
  readonly regularPrice: number;
  readonly priceSource: PriceSource;
  readonly priceEvidence: PriceEvidence | null;
  readonly kind: Kind;
  readonly size: number | null;
  readonly unit: Unit | null;
  readonly soldByWeight: boolean;
  readonly sizeCompared: boolean;
  readonly taxCents: number | null;
  readonly regularTaxCents: number | null;
}

/** What a line does not hold itself. */
interface Counted {
  readonly currency: Currency;
  /** Who eats it (claim-11). */
  readonly shares: readonly Share[];
}

/** Six decimals hold what a scale shows; without them 3 × 0.1 would be 0.30000000000000004. */
const scaled = (amount: number) => Number(amount.toFixed(6));

/**
 * The regular price exactly, where the evidence still gives what the line holds: rounded lines would add up to
 * another cent than their sum. Otherwise what the line holds.
 */
function exactRegularPrice(row: ClaimLineRow): RegularPrice {
  const seen = packagePrice(row.priceEvidence);
  const exact = seen && regularForSize(row, seen);
  if (seen && exact && roundFraction(exact.cents) === row.regularPrice) return seen;
  return { basis: "line", price: row.regularPrice, sizeCompared: comparesSizes(row) !== false };
}

function taxOf(row: ClaimLineRow): LineItem["tax"] {
  if (row.taxCents === null || row.taxCents === 0 || row.price === 0) return null;
  const codes = [{ code: "line", taxCents: row.taxCents, taxableCents: row.price }];
  return { codes, regularTaxed: row.regularTaxCents !== 0 };
}

/** A stored line item as the rules of the claim see it; what was weighed counts in its own unit. */
export function claimLine(row: ClaimLineRow, { currency, shares }: Counted): LineItem {
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
    currency,
    cadPerUsd: null,
    tax: taxOf(row),
    regularPrice: exactRegularPrice(row),
    priceSource: row.priceSource,
    shares: [...shares],
    returnOf: null,
    claimedIn: null,
  };
}
