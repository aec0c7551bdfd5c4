import { type CalendarDate, taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { ruleInForce } from "../figures/rule-in-force";
import { calendarYear } from "./calendar-year";
import type { ClaimPeriod } from "./claim-period";
import { monthsEnding } from "./months-ending";
import { overlaps } from "./overlaps";
import type { Period } from "./period";
import { PERIOD_RULES, type PeriodRuleName } from "./period-rules";
import type { PersonPeriod } from "./stored-period";

/** What a period is checked against. */
export interface PeriodFacts {
  readonly edition: Edition;
  readonly taxYear: number;
  /** The day on which each person died, by id; of the living nothing. */
  readonly deaths: ReadonlyMap<string, CalendarDate>;
  /** Whether anything was paid for a person in the days of their own period. */
  readonly paidFor: (own: PersonPeriod) => boolean;
  /** The periods of filed claims. */
  readonly filed: readonly Period[];
}

export type PeriodRefusal =
  | "ends-before-it-begins"
  | "not-the-calendar-year"
  | "ends-outside-the-tax-year"
  | "longer-than-twelve-months"
  | "shorter-than-twelve-months"
  | "longer-than-twenty-four-months"
  | "death-outside-the-tax-year"
  | "death-not-inside"
  | "nothing-paid"
  | "overlaps-a-filed-claim";

export type CheckedPeriod = { readonly ok: true } | { readonly ok: false; readonly reason: PeriodRefusal };

const monthsOf = (name: PeriodRuleName, taxYear: number) =>
  ruleInForce(PERIOD_RULES.ca, name, taxYear)?.value ?? 0;

function refusedInCanada(period: Period, { taxYear }: PeriodFacts): PeriodRefusal | null {
  if (taxYearOf(period.to) !== taxYear) return "ends-outside-the-tax-year";
  const { from } = monthsEnding(period.to, monthsOf("months", taxYear));
  if (period.from === from) return null;
  return period.from < from ? "longer-than-twelve-months" : "shorter-than-twelve-months";
}

function refusedForPerson(
  own: PersonPeriod,
  { taxYear, deaths, paidFor }: PeriodFacts,
): PeriodRefusal | null {
  const diedOn = deaths.get(own.personId);
  if (own.to < own.from) return "ends-before-it-begins";
  if (diedOn === undefined || taxYearOf(diedOn) !== taxYear) return "death-outside-the-tax-year";
  if (diedOn < own.from || diedOn > own.to) return "death-not-inside";
  if (own.from < monthsEnding(own.to, monthsOf("months-around-a-death", taxYear)).from)
    return "longer-than-twenty-four-months";
  return paidFor(own) ? null : "nothing-paid";
}

function refusedFor({ ofPersons = [], ...period }: ClaimPeriod, facts: PeriodFacts): PeriodRefusal | null {
  if (period.to < period.from) return "ends-before-it-begins";
  if (facts.edition === "ca") {
    const refused = [refusedInCanada(period, facts), ...ofPersons.map((own) => refusedForPerson(own, facts))];
    return refused.find((reason) => reason !== null) ?? null;
  }
  const year = calendarYear(facts.taxYear);
  const isCalendarYear = period.from === year.from && period.to === year.to;
  return isCalendarYear && ofPersons.length === 0 ? null : "not-the-calendar-year";
}

/**
 * Whether a claim may have this period (claim-13, claim-51). Canada: twelve months ending in the tax year, and for a
 * person who died in it up to 24 that include the day, where something was paid for them. US: the calendar year. Never
 * a day of a filed claim.
 */
export function checkPeriod(period: ClaimPeriod, facts: PeriodFacts): CheckedPeriod {
  const refused = refusedFor(period, facts);
  if (refused) return { ok: false, reason: refused };
  const all = [period, ...(period.ofPersons ?? [])];
  const overlapping = facts.filed.some((filed) => all.some((one) => overlaps(filed, one)));
  return overlapping ? { ok: false, reason: "overlaps-a-filed-claim" } : { ok: true };
}
