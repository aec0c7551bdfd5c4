import type { Random } from "../random";
import type { BasketLine } from "./basket";
import type { PrintedSums } from "./sums";

/** A shop of an invented chain. */
export interface Shop {
  /** As its logo or first line prints it. */
  readonly name: string;
  readonly address: readonly string[];
  readonly phone: string;
}

/** When the shopping was: a calendar day and a time of day, without a time zone. */
export interface Moment {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

export interface ShoppingTrip {
  readonly shop: Shop;
  readonly moment: Moment;
  readonly lines: readonly BasketLine[];
  readonly sums: PrintedSums;
  readonly random: Random;
}

const two = (value: number) => String(value).padStart(2, "0");
const ENGLISH_MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `YYYY-MM-DD`, or with the separator given. */
export function isoDate({ year, month, day }: Moment, separator = "-"): string {
  return [year, two(month), two(day)].join(separator);
}

/** `MM/DD/YY` or `MM/DD/YYYY`. */
export function usDate({ year, month, day }: Moment, digits: 2 | 4): string {
  return `${two(month)}/${two(day)}/${String(year).slice(-digits)}`;
}

/** `Mar 05, 2024`. */
export function wordedDate({ year, month, day }: Moment): string {
  return `${ENGLISH_MONTHS[month - 1]} ${two(day)}, ${year}`;
}

/** `14:05`, or `02:05 PM`. */
export function clock({ hour, minute }: Moment, halves = false): string {
  if (!halves) return `${two(hour)}:${two(minute)}`;
  return `${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(minute)} ${hour < 12 ? "AM" : "PM"}`;
}

/** A day of the years 2019 to 2024, at an hour when shops are open. */
export function drawMoment(random: Random): Moment {
  return {
    year: random.int(2019, 2024),
    month: random.int(1, 12),
    day: random.int(1, 28),
    hour: random.int(8, 20),
    minute: random.int(0, 59),
  };
}
