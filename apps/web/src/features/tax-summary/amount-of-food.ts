import type { ProductSummary } from "@gf-ledger/domain/tax-report/year-by-product";

type SizedRow = Pick<ProductSummary, "size" | "unit" | "weight">;

/** The package's size, or the weight that was bought; `null` where nobody knows it. */
export function amountOfFood({ size, unit, weight }: SizedRow): string | null {
  if (unit === null) return null;
  if (weight !== null) return `${weight} ${unit} by weight`;
  return size === null ? null : `${size} ${unit}`;
}

/** Two decimals, or as many more as it needs for number × cost to be the amount (claim-4). */
export function exactDecimals(dollars: number): number {
  return Math.max(2, /\.(\d+)$/.exec(String(dollars))?.[1]?.length ?? 0);
}
