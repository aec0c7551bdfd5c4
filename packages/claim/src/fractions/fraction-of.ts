import type { Fraction } from "./fraction";

/**
 * The decimal that a number is written as, exactly: 0.1 is one tenth, not the nearest binary fraction.
 * Throws a RangeError for NaN and infinities; the schemas let none through.
 */
export function fractionOf(value: number): Fraction {
  if (Number.isSafeInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!match) throw new RangeError(`${value} is not a finite number`);
  const [, sign, whole, decimals = "", exponent = "0"] = match;
  const digits = BigInt(`${sign}${whole}${decimals}`);
  const power = Number(exponent) - decimals.length;
  return power >= 0
    ? { numerator: digits * 10n ** BigInt(power), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-power) };
}
