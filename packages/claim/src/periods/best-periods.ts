import type { Cents } from "@gf-ledger/domain/money/cents";
import { FEDERAL_FIGURES } from "../credits/federal-figures";
import { thresholdCents } from "../credits/threshold";
import { findFigure } from "../figures/find-figure";
import { ruleInForce } from "../figures/rule-in-force";
import type { LineItem } from "../sums/line-item";
import { placeLines } from "../sums/place-lines";
import { calendarYear } from "./calendar-year";
import { byDay, type ClaimEvent, claimEvents } from "./claim-event";
import type { DatedAmount } from "./dated-amount";
import { addDays } from "./days";
import { everyPeriod } from "./every-period";
import { expensesWithin } from "./expenses-within";
import type { IncomeBlock } from "./income-block";
import { overlaps } from "./overlaps";
import { EVENTS_IN_A_STEP } from "./pauses-between";
import type { Period } from "./period";

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

/** The lines of a claim in their rows, a few hundred at a time; each return has its own day. */
function* placedInSteps(
  { lines, countTax }: BestPeriodsInput,
  blockOf: (personId: string) => number,
): Generator<null, { readonly events: ClaimEvent[]; readonly personIds: ReadonlySet<string> }> {
  const events: ClaimEvent[] = [];
  const personIds = new Set<string>();
  for (let at = 0; at < lines.length; at += EVENTS_IN_A_STEP) {
    const some = lines.slice(at, at + EVENTS_IN_A_STEP);
    const { placed } = placeLines(some, { edition: "ca", countTax });
    for (const { personId } of placed) personIds.add(personId);
    for (const event of claimEvents(placed, [], blockOf)) events.push(event);
    yield null;
  }
  return { events, personIds };
}

/**
 * The three best twelve-month periods that end in a Canadian tax year and overlap no filed claim (claim-13;
 * Income Tax Act 118.2(1)), largest amount above the federal thresholds first. Of equal ones only one is
 * given: the calendar year, or else the earliest, which leaves later purchases for the next year. The lines name each
 * return's own day. It yields between a few hundred lines (reports-57).
 */
export function* bestPeriods(input: BestPeriodsInput): Generator<null, BestPeriods> {
  const { taxYear, blocks, filed } = input;
  const fixed = findFigure(FEDERAL_FIGURES, "fixed-amount", taxYear);
  const percent = ruleInForce(FEDERAL_FIGURES, "income-percent", taxYear);
  if (!fixed || !percent) return { ok: false, reason: "year-unknown" };

  const blockOf = new Map(blocks.flatMap(({ personIds }, index) => personIds.map((id) => [id, index])));
  const unnamed = input.unnamed ?? [];
  const blockOfPerson = (id: string) => blockOf.get(id) ?? 0;
  const bought = yield* placedInSteps(input, blockOfPerson);
  const others = [...input.amounts, ...unnamed].map(({ personId }) => personId);
  const strangers = [...new Set([...bought.personIds, ...others])].filter((id) => !blockOf.has(id));
  if (strangers.length > 0) return { ok: false, reason: "person-in-no-block", personIds: strangers };
  const events = byDay([...bought.events, ...claimEvents([], input.amounts, blockOfPerson)]);
  const standing = claimEvents([], unnamed, blockOfPerson);
  const thresholds = blocks.map((block) => thresholdCents(block.netIncomeCents, percent.value, fixed.value));

  const lastDay = calendarYear(taxYear).to;
  const best = new Map<Cents, Omit<RatedPeriod, "leavesForNextYearCents">>();
  for (const found of everyPeriod({ events, standing }, taxYear, blocks.length)) {
    yield null;
    if (found === null) continue;
    const { period, expenses } = found;
    if (filed.some((other) => overlaps(other, period))) continue;
    const eligibleCents = sum(expenses.map((cents, index) => Math.max(0, cents - (thresholds[index] ?? 0))));
    const isCalendarYear = period.to === lastDay;
    if (isCalendarYear || !best.has(eligibleCents))
      best.set(eligibleCents, { period, isCalendarYear, expensesCents: sum(expenses), eligibleCents });
  }
  if (best.size === 0) return { ok: false, reason: "no-period-left" };
  const ranked = [...best.values()].sort((a, b) => b.eligibleCents - a.eligibleCents).slice(0, HOW_MANY);
  const after = (period: Period) => ({ from: addDays(period.to, 1), to: lastDay });
  const three: RatedPeriod[] = [];
  for (const rated of ranked) {
    const left = yield* expensesWithin(events, after(rated.period), blocks.length);
    three.push({ ...rated, leavesForNextYearCents: sum(left) });
  }
  return { ok: true, best: three };
}
