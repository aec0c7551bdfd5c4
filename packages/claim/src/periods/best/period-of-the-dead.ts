import { type CalendarDate, taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { ruleInForce } from "../../figures/rule-in-force";
import { addDays } from "../days";
import { lastDayOfMonths, monthsEnding } from "../months-ending";
import { overlaps } from "../overlaps";
import type { Period } from "../period";
import { PERIOD_RULES } from "../period-rules";
import type { PersonPeriod } from "../stored-period";
import type { ClaimEvent } from "./claim-event";
import { everyPeriod } from "./every-period";

/** A person who died in the tax year. */
export interface Death {
  readonly personId: string;
  readonly diedOn: CalendarDate;
}

export interface FoundForTheDead {
  readonly own: PersonPeriod;
  /** What lies in it, of this person alone. */
  readonly inside: readonly ClaimEvent[];
}

/**
 * The best 24 months that include the day of a death, for what was paid for that person alone (claim-51; Income Tax
 * Act 118.2(1), B(d)). Of equal ones the calendar years of the death and before it, else the earliest. They begin after
 * what was filed before; `null` where nothing was paid for the person. Each event is in block 0, oldest first.
 */
export function* periodOfTheDead(
  { personId, diedOn }: Death,
  events: readonly ClaimEvent[],
  filed: readonly Period[],
): Generator<null, FoundForTheDead | null> {
  const year = taxYearOf(diedOn);
  const months = ruleInForce(PERIOD_RULES.ca, "months-around-a-death", year)?.value ?? 0;
  const lastFiled = filed.map(({ to }) => to).filter((to) => to < diedOn);
  const free =
    lastFiled
      .map((to) => addDays(to, 1))
      .sort()
      .at(-1) ?? "";
  const ending = (to: CalendarDate) => {
    const [, from = free] = [monthsEnding(to, months).from, free].sort();
    return { from, to };
  };
  const ends = { from: diedOn, to: lastDayOfMonths(diedOn, months) };
  const own = events.map((event) => ({ ...event, block: 0 }));
  const twoYears = `${year}-12-31`;
  const none: { period: Period | null; cents: Cents } = { period: null, cents: 0 };
  let best = none;
  for (const found of everyPeriod({ events: own }, { ends, ending }, 1)) {
    yield null;
    if (found === null || found.period.from > diedOn) continue;
    if (filed.some((other) => overlaps(other, found.period))) continue;
    const [cents = 0] = found.expenses;
    const isTwoYears = best.period !== null && cents === best.cents && found.period.to === twoYears;
    if (cents > best.cents || isTwoYears) best = { period: found.period, cents };
  }
  if (best.period === null) return null;
  const { from, to } = best.period;
  const inside = events.filter(({ date }) => date >= from && date <= to);
  return { own: { personId, from, to }, inside };
}
