import { taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { standingRule } from "../figures/standing-rule";
import { calendarYear } from "./calendar-year";
import { type ClaimEvent, takenBack } from "./claim-event";
import { addDays } from "./days";
import { monthsEnding } from "./months-ending";
import type { Period } from "./period";
import { PERIOD_RULES } from "./period-rules";
import { runningExpenses } from "./running-expenses";

export interface PeriodExpenses {
  readonly period: Period;
  /** Cents by block. */
  readonly expenses: readonly Cents[];
}

/**
 * Every twelve months that end in a Canadian tax year, with the expenses of each block (claim-13). `events` are
 * oldest first. Each of them enters once and leaves once, so that years of purchases are summed in one pass.
 */
export function* everyPeriod(
  events: readonly ClaimEvent[],
  taxYear: number,
  blocks: number,
): Generator<PeriodExpenses> {
  const months = standingRule(PERIOD_RULES.ca, "months", taxYear)?.value ?? 0;
  const running = runningExpenses(blocks);
  let [entered, left] = [0, 0];
  for (let to = calendarYear(taxYear).from; taxYearOf(to) === taxYear; to = addDays(to, 1)) {
    const period = monthsEnding(to, months);
    for (let event = events[entered]; event && event.date <= to; event = events[++entered])
      running.take(event);
    for (let event = events[left]; event && event.date < period.from; event = events[++left])
      running.take(takenBack(event));
    yield { period, expenses: running.byBlock() };
  }
}
