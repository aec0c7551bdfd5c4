/**
 * A median is published only where so many people stand behind it, and it changes only when so many more have
 * come (prices-20).
 */
export const POOLED_FLOOR = 10;

/** Who counts in the pool (prices-30): an account of so many days that had receipts read in so many months. */
export const POOL_MEMBER = { days: 30, months: 3 } as const;

/** Published prices are multiples of these cents: of the first below `dearFrom`, of the second from there on. */
export const POOLED_STEP = { cheap: 10, dear: 50, dearFrom: 500 } as const;
