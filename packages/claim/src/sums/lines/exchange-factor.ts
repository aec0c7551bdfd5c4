import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { divide } from "../../fractions/arithmetic";
import { type Fraction, ONE } from "../../fractions/fraction";
import { fractionOf } from "../../fractions/fraction-of";

/**
 * The exact factor that brings an amount into the claim's currency; `null` while the rate is missing. The
 * same factor goes on both sides of a comparison (claim-14).
 */
export function exchangeFactor(from: Currency, to: Currency, cadPerUsd: number | null): Fraction | null {
  if (from === to) return ONE;
  if (cadPerUsd === null) return null;
  return to === "CAD" ? fractionOf(cadPerUsd) : divide(ONE, fractionOf(cadPerUsd));
}
