import type { CalendarDate } from "../calendar/calendar-date";
import { type Cents, centsFromDollars } from "../money/cents";
import { UNIT_MEASURES } from "../size/unit-measures";
import type { Unit } from "../size/units";
import { productKey } from "./claim-carriers";
import type { LineItemView } from "./tax-report-view";

export interface PricePoint {
  readonly date: CalendarDate;
  /** `null` where the line item names no store. */
  readonly store: string | null;
  /** What one of it cost; per unit of weight for what was sold by weight. */
  readonly price: Cents;
  readonly regularPrice: Cents;
}

/** What one product of one size cost over time. */
export interface PriceHistory {
  readonly key: string;
  readonly name: string;
  /** Of one package; `null` where it is not known. */
  readonly size: { readonly amount: number; readonly unit: Unit } | null;
  /** By date, the oldest first; several of one day and store are the last of them. */
  readonly points: readonly PricePoint[];
}

/** A size in its measure's base unit, so that 0.5 kg and 500 g are one. */
function sizeOf({ size, unit }: LineItemView): string {
  if (size === null || unit === null) return `${size} ${unit}`;
  const { measure, inBase } = UNIT_MEASURES[unit];
  return `${Math.round(size * inBase * 1000) / 1000} ${measure}`;
}

function keyOf(row: LineItemView): string {
  const size = row.soldByWeight ? `by ${row.unit}` : sizeOf(row);
  return `${productKey(row.name)}|${size}`;
}

const eachOf = (dollars: number, quantity: number): Cents => Math.round(centsFromDollars(dollars) / quantity);

function historyOf(key: string, rows: readonly LineItemView[]): PriceHistory | null {
  const points = new Map<string, PricePoint>();
  for (const { purchaseDate: date, store, price, regularPrice, quantity } of rows) {
    const each = { price: eachOf(price, quantity), regularPrice: eachOf(regularPrice, quantity) };
    points.set(`${date}|${store}`, { date, store, ...each });
  }
  const last = rows.at(-1);
  if (!last || points.size < 2) return null;
  const { name, size, unit, soldByWeight } = last;
  return {
    key,
    name,
    size: soldByWeight || size === null || unit === null ? null : { amount: size, unit },
    points: [...points.values()],
  };
}

/**
 * reports-45: the products bought on two days or in two stores at least, the most often bought first. Sizes
 * are kept apart, and returns are left out: they are no price that was asked.
 */
export function priceHistoriesOf(rows: readonly LineItemView[]): PriceHistory[] {
  const byProduct = new Map<string, LineItemView[]>();
  const bought = rows.filter(({ price, quantity }) => price > 0 && quantity > 0);
  for (const row of bought.sort((a, b) => (a.purchaseDate < b.purchaseDate ? -1 : 1))) {
    const key = keyOf(row);
    const group = byProduct.get(key);
    if (group) group.push(row);
    else byProduct.set(key, [row]);
  }
  return [...byProduct]
    .map(([key, group]) => historyOf(key, group))
    .filter((history) => history !== null)
    .sort((a, b) => b.points.length - a.points.length || (a.name < b.name ? -1 : 1));
}

/** The stores of a history, that with the most prices first. */
export function storesOf({ points }: PriceHistory): (string | null)[] {
  const counts = new Map<string | null, number>();
  for (const { store } of points) counts.set(store, (counts.get(store) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([store]) => store);
}
