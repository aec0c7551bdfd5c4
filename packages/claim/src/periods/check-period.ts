import { type CalendarDate, taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { ruleInForce } from "../figures/rule-in-force";
import { calendarYear } from "./calendar-year";
import { monthsEnding } from "./months-ending";
import { overlaps } from "./overlaps";
import type { Period } from "./period";
import { PERIOD_RULES, type PeriodRuleName } from "./period-rules";

/** What a period is checked against. */
export interface PeriodFacts {
  readonly edition: Edition;
  readonly taxYear: number;
  /** The day in the tax year on which the person with these expenses died; `null` otherwise. */
  readonly diedOn: CalendarDate | null;
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
  | "overlaps-a-filed-claim";

export type CheckedPeriod = { readonly ok: true } | { readonly ok: false; readonly reason: PeriodRefusal };

function refusedInCanada(period: Period, { taxYear, diedOn }: PeriodFacts): PeriodRefusal | null {
  const months = (name: PeriodRuleName) => ruleInForce(PERIOD_RULES.ca, name, taxYear)?.value ?? 0;
  const endsInYear = taxYearOf(period.to) === taxYear;
  const { from } = monthsEnding(period.to, months("months"));
  if (endsInYear && period.from === from) return null;
  if (diedOn === null) {
    if (!endsInYear) return "ends-outside-the-tax-year";
    return period.from < from ? "longer-than-twelve-months" : "shorter-than-twelve-months";
  }
  if (taxYearOf(diedOn) !== taxYear) return "death-outside-the-tax-year";
  if (diedOn < period.from || diedOn > period.to) return "death-not-inside";
  const earliest = monthsEnding(period.to, months("months-around-a-death")).from;
  return period.from < earliest ? "longer-than-twenty-four-months" : null;
}

/**
 * Whether a claim may have this period (claim-13). Canada: twelve months ending in the tax year, or up to 24
 * that include the day of a death. US: the calendar year. Never a day of a filed claim.
 */
export function checkPeriod(period: Period, facts: PeriodFacts): CheckedPeriod {
  if (period.to < period.from) return { ok: false, reason: "ends-before-it-begins" };
  const year = calendarYear(facts.taxYear);
  const isCalendarYear = period.from === year.from && period.to === year.to;
  const refused =
    facts.edition === "us"
      ? isCalendarYear
        ? null
        : "not-the-calendar-year"
      : refusedInCanada(period, facts);
  if (refused) return { ok: false, reason: refused };
  const overlapping = facts.filed.some((filed) => overlaps(filed, period));
  return overlapping ? { ok: false, reason: "overlaps-a-filed-claim" } : { ok: true };
}
