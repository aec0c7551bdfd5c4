/** Two decimals, or as many more as it needs for number × cost to be the amount (claim-4). */
export function exactDecimals(dollars: number): number {
  return Math.max(2, /\.(\d+)$/.exec(String(dollars))?.[1]?.length ?? 0);
}
