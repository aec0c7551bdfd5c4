import { namesNoExpense, paysBack } from "@gf-ledger/claim/adjustments/pays-back";
import { placeRepayment, type RepaidExpense } from "@gf-ledger/claim/adjustments/place-repayment";
import { type ClaimPeriod, countsInPeriod, periodOfPerson } from "@gf-ledger/claim/periods/claim-period";
import type { DatedAmount } from "@gf-ledger/claim/periods/dated-amount";
import { type CalendarDate, taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { type AdjustmentRow, adjustmentOf } from "../../adjustments/adjustment-row";
import { calendarDateOf } from "../../calendar-column";
import { filedOnOf, type StoredClaim } from "../claim-row";

interface Where {
  readonly claim: StoredClaim;
  readonly period: ClaimPeriod;
  /** The earlier tax years that were filed. */
  readonly filedYears: ReadonlySet<number>;
  /** Whether a day of a person who died belongs to a claim that was filed (claim-51). */
  readonly isClaimedApart: (personId: string, date: CalendarDate) => boolean;
}

/** The parts of an entry; `null` where all of it counts on its own day, "elsewhere" where none is of the period. */
type Place = (cents: Cents, repaid: readonly RepaidExpense[]) => readonly DatedAmount[] | null | "elsewhere";

/**
 * In the US a repayment that came in a later year, after the return was filed with the deduction, is income of that
 * year and leaves the return as it was (claim-48).
 */
export function isIncomeOfLaterYear(row: AdjustmentRow, claim: StoredClaim): boolean {
  const { edition, taxYear } = claim;
  const day = calendarDateOf(row.date);
  const filedOn = filedOnOf(claim);
  if (edition !== "us" || claim.status === "draft" || filedOn === null || !paysBack(adjustmentOf(row).kind))
    return false;
  return taxYearOf(day) > taxYear && day > filedOn;
}

/**
 * Where an entry counts in a claim's period; `null` where it does not count there (claim-46, claim-47). A repayment
 * that names no expense lowers the claim of the tax year of its date, whichever twelve months that has.
 */
export function placedRepayment(
  row: AdjustmentRow,
  { claim, period, filedYears, isClaimedApart }: Where,
): Place | null {
  const date = calendarDateOf(row.date);
  const entry = adjustmentOf(row);
  const { personId } = entry;
  const isInside = (day: string, id = personId) =>
    countsInPeriod(period, id, day) && !isClaimedApart(id, day);
  if (isIncomeOfLaterYear(row, claim)) return null;
  if (!paysBack(entry.kind)) return isInside(date) ? () => null : null;
  if (namesNoExpense(entry)) {
    // Around a death the days read go beyond the tax year.
    if (taxYearOf(date) > claim.taxYear) return null;
    if (taxYearOf(date) < claim.taxYear && filedYears.has(taxYearOf(date))) return null;
    if (isInside(date)) return () => null;
    return (amountCents) => [{ date: periodOfPerson(period, personId).to, personId, amountCents }];
  }
  return (amountCents, repaid) => {
    const parts = placeRepayment(amountCents, repaid).filter(
      (part) => !isClaimedApart(part.personId, part.date),
    );
    return parts.some((part) => isInside(part.date, part.personId)) ? parts : "elsewhere";
  };
}
