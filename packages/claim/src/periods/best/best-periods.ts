import type { Cents } from "@gf-ledger/domain/money/cents";
import { partOfLine } from "../../adjustments/within-rows";
import { FEDERAL_FIGURES } from "../../credits/canada/federal-figures";
import { thresholdCents } from "../../credits/threshold";
import { findFigure } from "../../figures/find-figure";
import { ruleInForce } from "../../figures/rule-in-force";
import type { LineItem } from "../../sums/lines/line-item";
import { placeLines } from "../../sums/lines/place-lines";
import { calendarYear } from "../calendar-year";
import type { DatedAmount } from "../dated-amount";
import { addDays } from "../days";
import type { IncomeBlock } from "../income-block";
import { overlaps } from "../overlaps";
import type { Period } from "../period";
import type { PersonPeriod } from "../stored-period";
import { byDay, type ClaimEvent, claimEvents } from "./claim-event";
import { everyPeriod, type PeriodEvents, twelveMonthsOf } from "./every-period";
import { expensesWithin } from "./expenses-within";
import { EVENTS_IN_A_STEP } from "./pauses-between";
import { type Death, type FoundForTheDead, periodOfTheDead } from "./period-of-the-dead";

export interface BestPeriodsInput {
  readonly taxYear: number;
  readonly lines: readonly LineItem[];
  readonly countTax: boolean;
  readonly notClaimable?: ReadonlySet<string>;
  /** Other medical expenses and counted adjustments, each on its day. */
  readonly amounts: readonly DatedAmount[];
  /** Repayments that name no expense: each lowers every period that begins by its day, so that none avoids it. */
  readonly unnamed?: readonly DatedAmount[];
  /** Each with one net income, whichever the period. */
  readonly blocks: readonly IncomeBlock[];
  readonly filed: readonly Period[];
  /** Those who died in the tax year. */
  readonly deaths?: readonly Death[];
}

/** A period of its own for a person who died, and what it comes to. */
export interface RatedPersonPeriod extends PersonPeriod {
  readonly expensesCents: Cents;
}

export interface RatedPeriod {
  readonly period: Period;
  readonly isCalendarYear: boolean;
  /** Empty where the twelve months are everybody's. */
  readonly ofPersons: readonly RatedPersonPeriod[];
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

interface Placed {
  readonly events: ClaimEvent[];
  readonly personIds: ReadonlySet<string>;
  /** The row of one person's part of a line item. */
  readonly rowOf: ReadonlyMap<string, string>;
}

/** The lines of a claim in their rows, a few hundred at a time; each return has its own day. */
function* placedInSteps(
  { lines, countTax, notClaimable }: BestPeriodsInput,
  blockOf: (personId: string) => number,
): Generator<null, Placed> {
  const events: ClaimEvent[] = [];
  const rowOf = new Map<string, string>();
  const personIds = new Set<string>();
  for (let at = 0; at < lines.length; at += EVENTS_IN_A_STEP) {
    const some = lines.slice(at, at + EVENTS_IN_A_STEP);
    const { placed } = placeLines(some, { edition: "ca", countTax, ...(notClaimable && { notClaimable }) });
    for (const { personId, line, key } of placed) {
      personIds.add(personId);
      rowOf.set(partOfLine(personId, line.id), key);
    }
    for (const event of claimEvents(placed, [], blockOf)) events.push(event);
    yield null;
  }
  return { events, personIds, rowOf };
}

type Rated = Omit<RatedPeriod, "leavesForNextYearCents">;

/** What of the periods is the same for every one of them. */
interface Weighing {
  readonly taxYear: number;
  readonly thresholds: readonly Cents[];
  readonly filed: readonly Period[];
}

/** The twelve months of a year that come to different amounts, each amount once, beside periods of the dead. */
function* ratedPeriods(
  events: PeriodEvents,
  ofPersons: readonly RatedPersonPeriod[],
  { taxYear, thresholds, filed }: Weighing,
): Generator<null, Map<Cents, Rated>> {
  const lastDay = calendarYear(taxYear).to;
  const best = new Map<Cents, Rated>();
  for (const found of everyPeriod(events, twelveMonthsOf(taxYear), thresholds.length)) {
    yield null;
    if (found === null) continue;
    const { period, expenses } = found;
    if (filed.some((other) => overlaps(other, period))) continue;
    const eligibleCents = sum(expenses.map((cents, index) => Math.max(0, cents - (thresholds[index] ?? 0))));
    const isCalendarYear = period.to === lastDay;
    if (isCalendarYear || !best.has(eligibleCents))
      best.set(eligibleCents, {
        period,
        isCalendarYear,
        ofPersons,
        expensesCents: sum(expenses),
        eligibleCents,
      });
  }
  return best;
}

/** The best period of each person who died, where anything was paid for them. */
function* periodsOfTheDead(
  deaths: readonly Death[],
  events: readonly ClaimEvent[],
  filed: readonly Period[],
): Generator<null, FoundForTheDead[]> {
  const found: FoundForTheDead[] = [];
  for (const death of deaths) {
    const own = events.filter(({ personId }) => personId === death.personId);
    const period = yield* periodOfTheDead(death, own, filed);
    if (period) found.push(period);
  }
  return found;
}

/**
 * The three best twelve-month periods that end in a Canadian tax year and overlap no filed claim (claim-13;
 * Income Tax Act 118.2(1)), largest amount above the federal thresholds first. Of equal ones only one is
 * given: the calendar year, or else the earliest, which leaves later purchases for the next year. What was paid for
 * somebody who died in the year is tried inside the twelve months and in 24 of its own (claim-51). The lines name each
 * return's own day. It yields between a few hundred lines (reports-57).
 */
export function* bestPeriods(input: BestPeriodsInput): Generator<null, BestPeriods> {
  const { taxYear, blocks, filed, deaths = [] } = input;
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
  const rowOf = (part: string) => bought.rowOf.get(part) ?? part;
  const events = byDay([...bought.events, ...claimEvents([], input.amounts, blockOfPerson, rowOf)]);
  const standing = claimEvents([], unnamed, blockOfPerson);
  const thresholds = blocks.map((block) => thresholdCents(block.netIncomeCents, percent.value, fixed.value));
  const weighing: Weighing = { taxYear, thresholds, filed };

  const best = yield* ratedPeriods({ events, standing }, [], weighing);
  const dead = yield* periodsOfTheDead(deaths, events, filed);
  const apart = new Set(dead.map(({ own }) => own.personId));
  const ofTheLiving = events.filter(({ personId }) => !apart.has(personId));
  if (dead.length > 0) {
    const ofPersons: RatedPersonPeriod[] = [];
    for (const { own, inside } of dead) {
      const expenses = yield* expensesWithin(inside, own, blocks.length);
      ofPersons.push({ ...own, expensesCents: sum(expenses) });
    }
    const always = dead.flatMap(({ inside }) => inside);
    const split = yield* ratedPeriods({ events: ofTheLiving, standing, always }, ofPersons, weighing);
    for (const [cents, rated] of split) if (!best.has(cents)) best.set(cents, rated);
  }
  if (best.size === 0) return { ok: false, reason: "no-period-left" };
  const ranked = [...best.values()].sort((a, b) => b.eligibleCents - a.eligibleCents).slice(0, HOW_MANY);
  const after = (period: Period) => ({ from: addDays(period.to, 1), to: calendarYear(taxYear).to });
  // What a filed claim holds is no longer free for the next year.
  const isFree = ({ date }: ClaimEvent) => !filed.some(({ from, to }) => date >= from && date <= to);
  const three: RatedPeriod[] = [];
  for (const rated of ranked) {
    const left = rated.ofPersons.length > 0 ? ofTheLiving : events;
    const expenses = yield* expensesWithin(left.filter(isFree), after(rated.period), blocks.length);
    three.push({ ...rated, leavesForNextYearCents: sum(expenses) });
  }
  return { ok: true, best: three };
}
