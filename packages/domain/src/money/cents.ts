/** An amount of money as a whole number of cents (prices-1). */
export type Cents = number;

/** Largest single price the product accepts: 99,999.99. Anything above is a typing or reading error. */
export const MAX_PRICE_CENTS: Cents = 9_999_999;

/** Rounds to a whole number, halves away from zero (prices-2): 0.5 → 1, -0.5 → -1. */
export function roundHalfAwayFromZero(value: number): number {
  const nudged = Math.abs(value) * (1 + Number.EPSILON);
  const rounded = Math.sign(value) * Math.round(nudged);
  return rounded === 0 ? 0 : rounded;
}

/** Dollars (1.005) to cents (101), half away from zero, without binary-fraction leaks. */
export function centsFromDollars(dollars: number): Cents {
  return roundHalfAwayFromZero(dollars * 100);
}

/** Cents to the number with at most two decimals that travels on the wire (prices-1). */
export function dollarsFromCents(cents: Cents): number {
  return cents / 100;
}

/**
 * Reads an amount that is a number or a numeric string (prices-3). `null` for anything else:
 * `"abc"`, `""`, `NaN`, exponents and amounts beyond {@link MAX_PRICE_CENTS}.
 */
export function parseCents(amount: unknown): Cents | null {
  if (typeof amount === "string" && !/^-?\d+(\.\d+)?$/.test(amount.trim())) return null;
  const dollars = typeof amount === "string" ? Number(amount) : amount;
  if (typeof dollars !== "number" || !Number.isFinite(dollars)) return null;
  const cents = centsFromDollars(dollars);
  return Math.abs(cents) > MAX_PRICE_CENTS ? null : cents;
}
