import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { type BoughtAmount, broughtToSize, type ScaledLinePrice } from "./bought-amount";
import type { SeenPrice } from "./seen-price";

/** A price of further from the purchase says less of it than another kind of price. */
export const MONTHS_NEAR = 6;

/** The day so many months away; the last of its month where the day itself does not exist. */
function monthsAway(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The first and last day on which a price counts for a purchase: six months before and after it (prices-19). */
export function daysNear(purchaseDate: CalendarDate): {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
} {
  return { from: monthsAway(purchaseDate, -MONTHS_NEAR), to: monthsAway(purchaseDate, MONTHS_NEAR) };
}

/** A chain's name without its town, number and spelling: "Save-On-Foods #902, Kelowna" is "saveonfoods". */
export function chainOf(store: string | null): string | null {
  const [chain = ""] = (store ?? "").split(/[,#]/);
  const letters = chain
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
  return letters === "" ? null : letters;
}

export interface Purchase {
  readonly purchaseDate: CalendarDate | null;
  readonly store: string | null;
  /** Whether its receipt was saved with a day of another month (prices-31). */
  readonly moved?: boolean;
}

export interface NearPrice {
  readonly seen: SeenPrice;
  readonly compared: ScaledLinePrice;
}

/**
 * The nearest price of a product that compares with what was bought (prices-19): within six months of the
 * purchase, the same store first, then the nearest day, then one with the size. `null` without a purchase
 * date, or where no price counts.
 */
export function nearestPrice(
  seenPrices: readonly SeenPrice[],
  bought: BoughtAmount,
  { purchaseDate, store }: Purchase,
): NearPrice | null {
  if (purchaseDate === null) return null;
  const { from, to } = daysNear(purchaseDate);
  const chain = chainOf(store);
  const rank = ({ seen, compared }: NearPrice) => [
    chain !== null && chainOf(seen.store) === chain ? 0 : 1,
    Math.abs(Date.parse(seen.seenOn) - Date.parse(purchaseDate)) / DAY_MS,
    compared.sizeCompared ? 0 : 1,
  ];
  let best: { readonly near: NearPrice; readonly rank: readonly number[] } | null = null;
  for (const seen of seenPrices) {
    if (seen.seenOn < from || seen.seenOn > to) continue;
    const compared = broughtToSize(bought, seen);
    if (compared === null) continue;
    const near = { seen, compared };
    const ranked = rank(near);
    if (best === null || isBefore(ranked, best.rank)) best = { near, rank: ranked };
  }
  return best?.near ?? null;
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}
