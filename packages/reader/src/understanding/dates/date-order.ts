import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { Chain } from "../../chains/chains";
import { DAY_ORDERS, type DateReading, type DayOrder } from "./date-forms";
import type { FoundDate } from "./dates";

/** A receipt of a year before these is less likely than another order of its figures. */
const OLDEST_YEARS = 7;

/** How the country of a currency writes dates; Canada has no order of its own. */
const ORDERS_OF_CURRENCY: Readonly<Partial<Record<Currency, DayOrder[]>>> = { USD: ["month_first"] };

/** What is known of a receipt by which an order of day and month is chosen. */
export interface OrderSigns {
  readonly today: CalendarDate;
  /** Dates that can be read in only one way. */
  readonly certain: ReadonlySet<CalendarDate>;
  /** The orders that decide, the surest first. */
  readonly orders: readonly DayOrder[];
}

/** What a receipt tells beside its dates. */
export interface OrderContext {
  readonly today: CalendarDate;
  readonly chain: Chain | null;
  readonly currency: Currency | null;
  /** Whether it shows signs of a country beside these that writes the day first. */
  readonly isDayFirst: boolean;
}

/** The date that a print means, and what else it may mean where nothing decides. */
export interface ChosenReading {
  readonly date: CalendarDate;
  readonly others: readonly CalendarDate[];
}

/** The first day of the years of which receipts are; day and month of one year are both plausible, or neither is. */
const earliest = (today: CalendarDate): CalendarDate => `${Number(today.slice(0, 4)) - OLDEST_YEARS}-01-01`;

/** The readings that are not still to come. */
const ofPast = ({ readings }: FoundDate, today: CalendarDate) => readings.filter(({ date }) => date <= today);

/** The readings of the last years; all of them if there are none. */
function plausible(found: FoundDate, today: CalendarDate): readonly DateReading[] {
  const past = ofPast(found, today);
  const recent = past.filter(({ date }) => date >= earliest(today));
  return recent.length > 0 ? recent : past;
}

export const isLongAgo = (date: CalendarDate, today: CalendarDate) => date < earliest(today);

/**
 * What decides the order of figures on a receipt: its unmistakable dates, how its chain's tills and its country write
 * a date.
 */
export function orderSignsOf(
  found: readonly FoundDate[],
  { today, chain, currency, isDayFirst }: OrderContext,
): OrderSigns {
  const single = found.flatMap((one) => {
    const [reading, ...more] = ofPast(one, today);
    return reading && more.length === 0 && one.sure >= 2 ? [reading] : [];
  });
  const printed = new Set(single.flatMap(({ order }) => order ?? []));
  // A receipt in the dollars of Canada or the States is of there, whatever else it names.
  const abroad: DayOrder[] = isDayFirst ? ["day_first"] : [];
  const country = currency ? (ORDERS_OF_CURRENCY[currency] ?? []) : abroad;
  return {
    today,
    certain: new Set(single.map(({ date }) => date)),
    // Two orders on one receipt say nothing about a third date.
    orders: [...(printed.size === 1 ? printed : []), ...(chain?.dayOrder ?? []), ...country],
  };
}

/** What the receipt's own order says, where that is years ago and so gave way to `kept`. */
function givenWay(kept: DateReading, found: FoundDate, { orders, today }: OrderSigns): CalendarDate[] {
  const old = ofPast(found, today).find(({ order }) => order !== null && order === orders[0]);
  return old === undefined || old.date === kept.date || kept.order === null ? [] : [old.date];
}

/** The date that a print means; `null` where it can only be a day to come. */
export function chosenReading(found: FoundDate, signs: OrderSigns): ChosenReading | null {
  const agreed = ofPast(found, signs.today).find(({ date }) => signs.certain.has(date));
  const readings = plausible(found, signs.today);
  const [first, ...more] = readings;
  if (!first) return null;
  if (agreed) return { date: agreed.date, others: [] };
  if (more.length === 0) return { date: first.date, others: givenWay(first, found, signs) };
  const by = (order: DayOrder) => readings.find((reading) => reading.order === order);
  const decided = signs.orders.map(by).find((reading) => reading !== undefined);
  if (decided) return { date: decided.date, others: [] };
  const [usual = first, ...others] = DAY_ORDERS.flatMap((order) => by(order) ?? []);
  return { date: usual.date, others: others.map(({ date }) => date) };
}
