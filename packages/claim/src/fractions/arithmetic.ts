import type { Fraction } from "./fraction";

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [high, low] = [a < 0n ? -a : a, b];
  while (low > 0n) [high, low] = [low, high % low];
  return high;
}

/** The exact sum. Equal denominators, the usual case within a row, are added without a division. */
export function add(a: Fraction, b: Fraction): Fraction {
  if (a.denominator === b.denominator)
    return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  const common = greatestDivisor(a.denominator, b.denominator);
  const [left, right] = [b.denominator / common, a.denominator / common];
  return {
    numerator: a.numerator * left + b.numerator * right,
    denominator: a.denominator * left,
  };
}

export function negate(a: Fraction): Fraction {
  return { numerator: -a.numerator, denominator: a.denominator };
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, negate(b));
}

/** The exact product, in lowest terms, so that sums of many keep small denominators. */
export function multiply(a: Fraction, b: Fraction): Fraction {
  const numerator = a.numerator * b.numerator;
  const denominator = a.denominator * b.denominator;
  const common = greatestDivisor(numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

/** The exact quotient. Throws a RangeError when `b` is 0. */
export function divide(a: Fraction, b: Fraction): Fraction {
  if (b.numerator === 0n) throw new RangeError("Nothing can be divided by 0");
  const sign = b.numerator < 0n ? -1n : 1n;
  return multiply(a, { numerator: b.denominator * sign, denominator: b.numerator * sign });
}

/** Below 0 when `a` is the lesser, 0 when they are equal, above 0 otherwise. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}
