import type { Cents } from "@gf-ledger/domain/money/cents";
import { FEDERAL_FIGURES } from "../credits/federal-figures";
import { thresholdCents } from "../credits/threshold";
import { findFigure } from "../figures/find-figure";
import { standingRule } from "../figures/standing-rule";
import type { LineItem } from "../sums/line-item";
import { placeLines } from "../sums/place-lines";
import { calendarYear } from "./calendar-year";
import { type ClaimEvent, claimEvents } from "./claim-event";
import type { DatedAmount } from "./dated-amount";
import { addDays } from "./days";
import { everyPeriod } from "./every-period";
import type { IncomeBlock } from "./income-block";
import { overlaps } from "./overlaps";
import type { Period } from "./period";
import { runningExpenses } from "./running-expenses";

/** What the events of one period come to, in cents by block. */
function expensesWithin(events: readonly ClaimEvent[], period: Period, blocks: number): readonly Cents[] {
  const running = runningExpenses(blocks);
  for (const event of events) if (event.date >= period.from && event.date <= period.to) running.take(event);
  return running.byBlock();
}

export interface BestPeriodsInput {
  readonly taxYear: number;
  readonly lines: readonly LineItem[];
  readonly countTax: boolean;
  /** Other medical expenses and counted adjustments, each on its day. */
  readonly amounts: readonly DatedAmount[];
  /** Repayments that name no expense: each lowers every period that begins by its day, so that none avoids it. */
  readonly unnamed?: readonly DatedAmount[];
  /** Each with one net income, whichever the period. */
  readonly blocks: readonly IncomeBlock[];
  readonly filed: readonly Period[];
}

export interface RatedPeriod {
  readonly period: Period;
  readonly isCalendarYear: boolean;
  readonly expensesCents: Cents;
  /** Above the federal thresholds: line 33200. */
  readonly eligibleCents: Cents;
  /** Bought in the tax year after the period's end: still free for a period that ends in the next year. */
  readonly leavesForNextYearCents: Cents;
}

export type BestPeriods =
  | { readonly ok: true; readonly best: readonly RatedPeriod[] }
  | { readonly ok: false; readonly reason: "year-unknown" | "no-period-left" }
  | { readonly ok: false; readonly reason: "person-in-no-block"; readonly personIds: readonly string[] };

const HOW_MANY = 3;
const sum = (cents: readonly Cents[]) => cents.reduce((total, part) => total + part, 0);

/**
 * The three best twelve-month periods that end in a Canadian tax year and overlap no filed claim (claim-13;
 * Income Tax Act 118.2(1)), largest amount above the federal thresholds first. Of equal ones only one is
 * given: the calendar year, or else the earliest, which leaves later purchases for the next year.
 */
export function bestPeriods(input: BestPeriodsInput): BestPeriods {
  const { taxYear, blocks, filed } = input;
  const fixed = findFigure(FEDERAL_FIGURES, "fixed-amount", taxYear);
  const percent = standingRule(FEDERAL_FIGURES, "income-percent", taxYear);
  if (!fixed || !percent) return { ok: false, reason: "year-unknown" };

  const { placed } = placeLines(input.lines, { edition: "ca", countTax: input.countTax });
  const blockOf = new Map(blocks.flatMap(({ personIds }, index) => personIds.map((id) => [id, index])));
  const unnamed = input.unnamed ?? [];
  const strangers = [...placed, ...input.amounts, ...unnamed]
    .map(({ personId }) => personId)
    .filter((id) => !blockOf.has(id));
  if (strangers.length > 0)
    return { ok: false, reason: "person-in-no-block", personIds: [...new Set(strangers)] };
  const blockOfPerson = (id: string) => blockOf.get(id) ?? 0;
  const events = claimEvents(placed, input.amounts, blockOfPerson);
  const standing = claimEvents([], unnamed, blockOfPerson);
  const thresholds = blocks.map((block) => thresholdCents(block.netIncomeCents, percent.value, fixed.value));

  const lastDay = calendarYear(taxYear).to;
  const best = new Map<Cents, Omit<RatedPeriod, "leavesForNextYearCents">>();
  for (const { period, expenses } of everyPeriod({ events, standing }, taxYear, blocks.length)) {
    if (filed.some((other) => overlaps(other, period))) continue;
    const eligibleCents = sum(expenses.map((cents, index) => Math.max(0, cents - (thresholds[index] ?? 0))));
    const isCalendarYear = period.to === lastDay;
    if (isCalendarYear || !best.has(eligibleCents))
      best.set(eligibleCents, { period, isCalendarYear, expensesCents: sum(expenses), eligibleCents });
  }
  if (best.size === 0) return { ok: false, reason: "no-period-left" };
  const ranked = [...best.values()].sort((a, b) => b.eligibleCents - a.eligibleCents).slice(0, HOW_MANY);
  const after = (period: Period) => ({ from: addDays(period.to, 1), to: lastDay });
  const leaves = (period: Period) => sum(expensesWithin(events, after(period), blocks.length));
  return {
    ok: true,
    best: ranked.map((rated) => ({ ...rated, leavesForNextYearCents: leaves(rated.period) })),
  };
}
