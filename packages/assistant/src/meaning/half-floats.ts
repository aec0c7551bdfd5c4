/** A number in 16 bits (IEEE 754 half precision), rounded to the nearest; meanings lie between -1 and 1. */
export function toHalf(number: number): number {
  const sign = number < 0 ? 0x8000 : 0;
  const size = Math.abs(number);
  const exponent = Math.max(-14, Math.floor(Math.log2(size)));
  // What is too small for a leading 1 keeps its steps of 2^-24.
  const steps = Math.round(size * 2 ** (10 - exponent));
  return sign | (steps + (exponent + 14) * 1024);
}

function numberOf(bits: number): number {
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  const size = exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25);
  return bits & 0x8000 ? -size : size;
}

/** Every number that 16 bits can say: millions are read at the first question, and a table is ten times as quick. */
const NUMBERS_BY_BITS = Float32Array.from({ length: 0x10000 }, (_, bits) => numberOf(bits));

/** The number of 16 bits. */
export const fromHalf = (bits: number): number => NUMBERS_BY_BITS[bits] ?? 0;
