import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { ruleInForce } from "../../figures/rule-in-force";
import { calendarYear } from "../calendar-year";
import { addDays } from "../days";
import { monthsEnding } from "../months-ending";
import type { Period } from "../period";
import { PERIOD_RULES } from "../period-rules";
import { type ClaimEvent, takenBack } from "./claim-event";
import { EVENTS_IN_A_STEP, pausesBetween } from "./pauses-between";
import { runningExpenses } from "./running-expenses";

export interface PeriodExpenses {
  readonly period: Period;
  /** Cents by block. */
  readonly expenses: readonly Cents[];
}

/** What changes the periods, each oldest first. */
export interface PeriodEvents {
  readonly events: readonly ClaimEvent[];
  /** These count in every period that begins by their day, also in one that ends before it. */
  readonly standing?: readonly ClaimEvent[];
  /** These count in every period. */
  readonly always?: readonly ClaimEvent[];
}

/** The days on which a period may end, and the period of each: a later end never begins earlier. */
export interface PeriodsAsked {
  readonly ends: Period;
  readonly ending: (to: CalendarDate) => Period;
}

/** The twelve months that end in a Canadian tax year. */
export function twelveMonthsOf(taxYear: number): PeriodsAsked {
  const months = ruleInForce(PERIOD_RULES.ca, "months", taxYear)?.value ?? 0;
  return { ends: calendarYear(taxYear), ending: (to) => monthsEnding(to, months) };
}

/**
 * Every period that was asked for, with the expenses of each block (claim-13). Each event enters once and leaves once,
 * so that years of purchases are summed in one pass. Between a few hundred events it yields `null`, so that its caller
 * can let others have their turn.
 */
export function* everyPeriod(
  { events, standing = [], always = [] }: PeriodEvents,
  { ends, ending }: PeriodsAsked,
  blocks: number,
): Generator<PeriodExpenses | null> {
  const running = runningExpenses(blocks);
  const pauses = pausesBetween(EVENTS_IN_A_STEP);
  for (const event of [...standing, ...always]) {
    running.take(event);
    yield* pauses();
  }
  let [entered, left, gone] = [0, 0, 0];
  for (let to = ends.from; to <= ends.to; to = addDays(to, 1)) {
    const period = ending(to);
    for (let event = events[entered]; event && event.date <= to; event = events[++entered]) {
      running.take(event);
      yield* pauses();
    }
    for (let event = events[left]; event && event.date < period.from; event = events[++left]) {
      running.take(takenBack(event));
      yield* pauses();
    }
    for (let event = standing[gone]; event && event.date < period.from; event = standing[++gone]) {
      running.take(takenBack(event));
      yield* pauses();
    }
    yield { period, expenses: running.byBlock() };
  }
}
