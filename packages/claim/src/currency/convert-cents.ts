import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { multiply } from "../fractions/arithmetic";
import { fractionOf } from "../fractions/fraction-of";
import { roundFraction } from "../fractions/round-fraction";
import { exchangeFactor } from "../sums/lines/exchange-factor";

/** An amount in the other currency, rounded once; `null` while the rate is missing (claim-14). */
export function convertCents(
  cents: Cents,
  from: Currency,
  to: Currency,
  cadPerUsd: number | null,
): Cents | null {
  const factor = exchangeFactor(from, to, cadPerUsd);
  return factor && roundFraction(multiply(fractionOf(cents), factor));
}
