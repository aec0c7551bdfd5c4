import type { ExchangeMethod } from "@gf-ledger/claim/currency/exchange-methods";
import { type EstimateInputs, estimateInputsSchema, NO_ANSWERS } from "@gf-ledger/claim/file/estimate-inputs";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import type { ClaimPeriod } from "@gf-ledger/claim/periods/claim-period";
import { type PersonPeriod, personPeriodsSchema } from "@gf-ledger/claim/periods/stored-period";
import type { Claim } from "@gf-ledger/db/generated/client";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { calendarDateOf } from "../calendar-column";

/** A stored claim without its snapshot, which can be large. */
export type StoredClaim = Omit<Claim, "snapshot">;

export function editionOf({ edition }: Pick<StoredClaim, "edition">): Edition {
  return edition === "us" ? "us" : "ca";
}

/** By which rates the claim converts, with one method for all of it (claim-14). */
export const methodOf = ({ exchangeMethod }: Pick<StoredClaim, "exchangeMethod">): ExchangeMethod =>
  exchangeMethod === "daily" ? "daily" : "annual-average";

/** Whether the claim was filed in the account that it was imported from (accounts-53): an import alone writes these. */
export const isFiledElsewhere = ({ snapshotIds }: Pick<StoredClaim, "snapshotIds">): boolean =>
  snapshotIds !== null;

/** The day on which a claim was filed, as its person said or as it was frozen (claim-62); `null` for a draft. */
export function filedOnOf({
  filedOn,
  filedAt,
}: Pick<StoredClaim, "filedOn" | "filedAt">): CalendarDate | null {
  const day = filedOn ?? filedAt;
  return day && calendarDateOf(day);
}

/** The periods of people who have one of their own, as they are stored. */
export const personPeriodsOf = (stored: StoredClaim["periodOfPersons"]): PersonPeriod[] =>
  stored === null ? [] : personPeriodsSchema.parse(stored);

/** The period that was chosen, with those of people who have their own; the calendar year until one is. */
export function periodOf({
  periodFrom,
  periodTo,
  periodOfPersons,
  taxYear,
}: Pick<StoredClaim, "periodFrom" | "periodTo" | "periodOfPersons" | "taxYear">): ClaimPeriod {
  if (periodFrom === null || periodTo === null) return calendarYear(taxYear);
  const period = { from: calendarDateOf(periodFrom), to: calendarDateOf(periodTo) };
  const ofPersons = personPeriodsOf(periodOfPersons);
  return ofPersons.length === 0 ? period : { ...period, ofPersons };
}

/** What the claim's estimate is worked out from, as far as it was answered. */
export function estimateInputsOf({
  worthInputs: estimateInputs,
}: Pick<StoredClaim, "worthInputs">): EstimateInputs {
  return estimateInputs === null ? NO_ANSWERS : estimateInputsSchema.parse(estimateInputs);
}
