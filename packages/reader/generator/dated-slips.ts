import type { Chain } from "../src/chains/chains";
import type { DayOrder } from "../src/understanding/dates/date-forms";
import { weekdayOf } from "../src/understanding/dates/weekdays";
import { clock, isoDate, type Moment } from "./basket/shopping-trip";
import { type Random, randomFromSeed } from "./random";

/** One way in which tills, card terminals and pages of orders print a day. */
interface DateStyle {
  /** The order of its figures where they do not say it themselves; `null` where they do. */
  readonly order: DayOrder | null;
  readonly print: (moment: Moment) => string;
}

const two = (value: number) => String(value).padStart(2, "0");
const ENGLISH = "January February March April May June July August September October November December".split(
  " ",
);
const FRENCH = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
  " ",
);
const monthOf = (names: readonly string[], { month }: Moment) => names[month - 1] ?? "";

/** The figures of a day in an order, with a sign between them and a year of two or four digits. */
const inFigures = (order: DayOrder, sign: string, digits: 2 | 4): DateStyle => ({
  order,
  print: ({ year, month, day }) => {
    const [shown, both] = [String(year).slice(-digits), [two(month), two(day)]];
    const parts = {
      month_first: [...both, shown],
      day_first: [...both.toReversed(), shown],
      year_first: [shown, ...both],
    };
    return parts[order].join(sign);
  },
});
const plain = (print: DateStyle["print"]): DateStyle => ({ order: null, print });

/** Every form in which a day is printed, by name. */
export const DATE_STYLES = {
  "06/30/25": inFigures("month_first", "/", 2),
  "30/06/25": inFigures("day_first", "/", 2),
  "25/06/30": inFigures("year_first", "/", 2),
  "06-30-25": inFigures("month_first", "-", 2),
  "30-06-25": inFigures("day_first", "-", 2),
  "25-06-30": inFigures("year_first", "-", 2),
  "30.06.25": inFigures("day_first", ".", 2),
  "30 .06.25": inFigures("day_first", " .", 2),
  "06/30/2025": inFigures("month_first", "/", 4),
  "30/06/2025": inFigures("day_first", "/", 4),
  "06-30-2025": inFigures("month_first", "-", 4),
  "30-06-2025": inFigures("day_first", "-", 4),
  "30.06.2025": inFigures("day_first", ".", 4),
  "2025-06-30": plain((moment) => isoDate(moment)),
  "2025/06/30": plain((moment) => isoDate(moment, "/")),
  "2025.06.30": plain((moment) => isoDate(moment, ".")),
  "20250630": plain((moment) => isoDate(moment, "")),
  "Jun 30, 2025": plain(
    (moment) => `${monthOf(ENGLISH, moment).slice(0, 3)} ${two(moment.day)}, ${moment.year}`,
  ),
  "June 30, 2025": plain((moment) => `${monthOf(ENGLISH, moment)} ${moment.day}, ${moment.year}`),
  "30 June 2025": plain((moment) => `${moment.day} ${monthOf(ENGLISH, moment)} ${moment.year}`),
  "30-Jun-25": plain(
    (moment) => `${two(moment.day)}-${monthOf(ENGLISH, moment).slice(0, 3)}-${String(moment.year).slice(-2)}`,
  ),
  "30JUN2025": plain(
    (moment) => `${two(moment.day)}${monthOf(ENGLISH, moment).slice(0, 3).toUpperCase()}${moment.year}`,
  ),
  "JUN 30'25": plain(
    (moment) =>
      `${monthOf(ENGLISH, moment).slice(0, 3).toUpperCase()} ${two(moment.day)}'${String(moment.year).slice(-2)}`,
  ),
  "30 juin 2025": plain(
    (moment) => `${moment.day === 1 ? "1er" : moment.day} ${monthOf(FRENCH, moment)} ${moment.year}`,
  ),
  "LE 30 JUIN 2025": plain(
    (moment) => `LE ${moment.day} ${monthOf(FRENCH, moment).toUpperCase()} ${moment.year}`,
  ),
} as const satisfies Readonly<Record<string, DateStyle>>;
export type DateStyleName = keyof typeof DATE_STYLES;
export const DATE_STYLE_NAMES = Object.keys(DATE_STYLES) as DateStyleName[];

/** A slip as text, 40 columns wide, and the day on which was bought. */
export interface DatedSlip {
  readonly text: string;
  /** YYYY-MM-DD. */
  readonly date: string;
}

const ADDRESS = { ca: "12 ELM STREET\nREGINA SK  S4P 3Y2", us: "12 ELM STREET\nDAYTON, OH 45402" };
const WEEKDAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];
/** Rows of goods with what looks like a day and is none. */
const NO_DAYS = [
  "MARS 5 21CT",
  "CUPS 6/12/16 OZ",
  "DECAF 10",
  "NOV 8 25CT",
  "JAN 3 24",
  "FRAMES 5/7/10",
  "AUG 7 CORN",
] as const;
/** Other days than that of the purchase, as tills print them. */
const OTHER_DAYS = (year: number) =>
  [
    `RETURN BY ${year + 1}-01-15`,
    `COUPON VALID UNTIL 12/31/${year + 1}`,
    `BEST BEFORE ${String(year + 1).slice(-2)} .12.${two(15)}`,
    `OFFER ENDS DEC 24, ${year + 1}`,
    `ÉCHANGE JUSQU'AU ${year + 1}-02-14`,
  ] as const;

/** A day within the last seven years before 27 November 2026, at an hour when shops are open. */
function drawDay(random: Random): Moment {
  const year = random.int(2020, 2026);
  return {
    year,
    month: random.int(1, year === 2026 ? 10 : 12),
    day: random.int(1, 28),
    hour: random.int(8, 20),
    minute: random.int(0, 59),
  };
}

/** What stands around a date in its row. */
function inRow(date: string, moment: Moment, random: Random): string {
  const { hour, minute } = moment;
  const rows = [
    `${date} ${clock(moment)}`,
    `${date}  ${clock(moment, true)}`,
    `${date} ${hour}h${two(minute)}`,
    `DATE: ${date}`,
    `REG ${two(random.int(1, 12))}: ${date}`,
    `DateTime: ${date} ${clock(moment)}:${two(random.int(0, 59))}`,
    `${date}`,
    `${clock(moment)} ${date}`,
  ];
  return random.pick(rows);
}

/** Whether no other order of a day's figures falls on its weekday too. */
function isToldByWeekday(moment: Moment): boolean {
  const { month, day } = moment;
  const year = moment.year % 100;
  const others = [
    { ...moment, month: day, day: month },
    { ...moment, year: 2000 + month, month: day, day: year },
    { ...moment, year: 2000 + day, month, day: year },
    { ...moment, year: 2000 + day, month: year, day: month },
  ].map((one) => isoDate(one));
  const date = isoDate(moment);
  return others.every((one) => one === date || weekdayOf(one) !== weekdayOf(date));
}

/**
 * A slip of a chain with its day in one form, determined by the seed. A chain whose tills are known to write an order
 * of figures, and a country that has one, print another order only with the weekday beside it, as nothing else
 * would tell what it means.
 */
export function datedSlip(
  { name, countries, dayOrder }: Chain,
  style: DateStyleName,
  seed: number,
): DatedSlip {
  const random = randomFromSeed(seed);
  const [country = "ca"] = countries;
  const { order, print }: DateStyle = DATE_STYLES[style];
  const usual: readonly DayOrder[] = dayOrder ?? (country === "us" ? ["month_first"] : []);
  const isUsual = order === null || usual.length === 0 || usual.includes(order);
  let moment = drawDay(random);
  while (!isUsual && !isToldByWeekday(moment)) moment = drawDay(random);
  const printed = isUsual ? print(moment) : `${WEEKDAYS[weekdayOf(isoDate(moment))]} ${print(moment)}`;
  const day = inRow(printed, moment, random);
  const [atHead, noDay, other] = [
    random.chance(0.4),
    random.pick(NO_DAYS),
    random.pick(OTHER_DAYS(moment.year)),
  ];
  const goods = [
    ["RICE CAKES", 399],
    [noDay, random.int(200, 2999)],
    ["PEARS", random.int(100, 999)],
  ] as const;
  const sum = goods.reduce((all, [, cents]) => all + cents, 0);
  const priced = (label: string, cents: number) => label.padEnd(28) + (cents / 100).toFixed(2).padStart(8);
  const isPrinted = random.chance(0.2);
  const later = `${random.int(1, 12)}/${random.int(1, 28)}/${String(moment.year + 1).slice(-2)}`;
  const web = name.toLowerCase().replace(/[^a-z]/g, "");
  return {
    date: isoDate(moment),
    text: [
      ...(isPrinted ? [`${later}, 9:14 AM      Orders & Purchases | ${name}`] : []),
      name.toUpperCase(),
      ADDRESS[country],
      ...(atHead ? [day] : []),
      ...goods.map(([label, cents]) => priced(label, cents)),
      priced("TOTAL", sum),
      priced("DEBIT", sum),
      ...(atHead ? [] : [day]),
      other,
      ...(isPrinted ? [`https://www.${web}.com/order/17          1/1`] : []),
    ].join("\n"),
  };
}
