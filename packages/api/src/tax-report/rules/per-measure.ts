import { divide, multiply } from "@gf-ledger/claim/fractions/arithmetic";
import type { Fraction } from "@gf-ledger/claim/fractions/fraction";
import { fractionOf } from "@gf-ledger/claim/fractions/fraction-of";
import { roundFraction } from "@gf-ledger/claim/fractions/round-fraction";
import type { ClaimRow } from "@gf-ledger/claim/sums/rows/claim-row";
import { sizeInBase } from "@gf-ledger/claim/sums/size-in-base";
import { type Cents, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ProductSummary } from "@gf-ledger/domain/tax-report/year-by-product";

const MEASURES = {
  mass: { measure: "100 g", amount: 100 },
  volume: { measure: "100 ml", amount: 100 },
  count: { measure: "1 piece", amount: 1 },
} as const;

type Measured = Pick<ClaimRow, "size" | "unit" | "quantity" | "sizeCompared" | "price" | "regularPrice">;

/** Both prices of a row for 100 g, 100 ml or a piece; `null` without a size, or where all went back. */
export function perMeasure(row: Measured): ProductSummary["perMeasure"] {
  const size = sizeInBase(row.size, row.unit);
  if (size === null || row.quantity <= 0 || !row.sizeCompared) return null;
  const { measure, amount } = MEASURES[size.measure];
  const bought: Fraction = divide(multiply(fractionOf(row.quantity), size.amount), fractionOf(amount));
  const each = (cents: Cents) => dollarsFromCents(roundFraction(divide(fractionOf(cents), bought)));
  return { measure, price: each(row.price), regularPrice: each(row.regularPrice) };
}
