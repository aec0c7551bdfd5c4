import { sizeInBase } from "@gf-ledger/claim/sums/size-in-base";
import type { Unit } from "@gf-ledger/domain/size/units";
import { type BoughtAmount, broughtToSize, type ScaledLinePrice } from "./bought-amount";
import type { Purchase } from "./near-price";

/** A median that is published (prices-20), as the choice of a regular price needs it. */
export interface PooledMedian {
  readonly productId: string;
  /** Cents for one package of `size`. */
  readonly price: number;
  readonly size: number;
  readonly unit: Unit;
  readonly region: string;
  /** Whether `region` is the person's own; otherwise it is the country. */
  readonly ofOwnRegion: boolean;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly people: number;
  readonly receipts: number;
}

export interface NearMedian {
  readonly median: PooledMedian;
  readonly compared: ScaledLinePrice;
}

/** A median counts so many months before and after the month of purchase (prices-20). */
export const MEDIAN_MONTHS = 6;

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/** How many times one size holds the other, 1 for equal sizes or where nothing is known of one. */
function timesApart(bought: BoughtAmount, { size, unit }: PooledMedian): number {
  const [own, pooled] = [sizeInBase(bought.size, bought.unit), sizeInBase(size, unit)];
  if (own === null || pooled === null) return 1;
  const [a, b] = [own.amount, pooled.amount];
  const ratio = Number(a.numerator * b.denominator) / Number(a.denominator * b.numerator);
  return Math.max(ratio, 1 / ratio);
}

/** The first difference decides; each part is better when smaller. */
function isBetter(rank: readonly number[], best: readonly number[]): boolean {
  const at = rank.findIndex((value, index) => value !== best[index]);
  return at >= 0 && (rank[at] ?? 0) < (best[at] ?? 0);
}

/**
 * The median of a product that compares with what was bought (prices-20): the person's region before the
 * country, then the nearest month, then the nearest size. `null` without a purchase date, or where none counts.
 */
export function nearestMedian(
  medians: readonly PooledMedian[],
  bought: BoughtAmount,
  { purchaseDate }: Purchase,
): NearMedian | null {
  if (purchaseDate === null) return null;
  let best: { readonly near: NearMedian; readonly rank: readonly number[] } | null = null;
  for (const median of medians) {
    const away = Math.abs(monthNumber(median.month) - monthNumber(purchaseDate));
    const compared = away > MEDIAN_MONTHS ? null : broughtToSize(bought, median);
    if (compared === null) continue;
    const rank = [median.ofOwnRegion ? 0 : 1, away, timesApart(bought, median)];
    if (best === null || isBetter(rank, best.rank)) best = { near: { median, compared }, rank };
  }
  return best?.near ?? null;
}
