import type { Cents } from "@gf-ledger/domain/money/cents";
import { percentOf } from "../fractions/percent-of";

/** The lesser of a share of net income and the fixed amount (Income Tax Act 118.2(1), C); cents. */
export function thresholdCents(netIncomeCents: Cents, incomePercent: number, fixedCents: Cents): Cents {
  return Math.min(percentOf(netIncomeCents, incomePercent), fixedCents);
}
