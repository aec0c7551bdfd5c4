import type { Cents } from "@gf-ledger/domain/money/cents";
import type { ExplainedLine, LineKey } from "../credits/explanation/explained-line";

/** What a filed American return deducted, by the lines of its estimate; `null` where these are not known. */
export interface Deducted {
  readonly medicalDeductionCents: Cents;
  readonly itemisedCents: Cents;
  /** What is deducted without itemising: the standard deduction, with the gifts that go beside it. */
  readonly otherwiseCents: Cents;
}

export function deductedBy(figures: readonly ExplainedLine[]): Deducted | null {
  const cents = (wanted: LineKey) =>
    figures.find(({ part, key }) => part === "united-states" && key === wanted)?.amountCents;
  const medicalDeductionCents = cents("medical-deduction");
  const itemisedCents = cents("itemised");
  const otherwiseCents = cents("standard-and-gifts") ?? cents("standard-deduction");
  if (medicalDeductionCents === undefined || itemisedCents === undefined || otherwiseCents === undefined)
    return null;
  return { medicalDeductionCents, itemisedCents, otherwiseCents };
}

/**
 * What of a repayment is income of the year in which it came, where its expense was deducted on the return of an
 * earlier year: at most the medical deduction, and what itemising was better than what is deducted without it
 * (26 CFR 1.213-1(g); Publication 502). 0 where the deduction brought nothing.
 */
export function laterIncomeCents(repaidCents: Cents, deducted: Deducted): Cents {
  const { medicalDeductionCents, itemisedCents, otherwiseCents } = deducted;
  const benefit = itemisedCents - otherwiseCents;
  return Math.max(0, Math.min(repaidCents, medicalDeductionCents, benefit));
}
