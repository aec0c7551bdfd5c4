/** A number in 16 bits (IEEE 754 half precision), rounded to the nearest; meanings lie between -1 and 1. */
export function toHalf(number: number): number {
  const sign = number < 0 ? 0x8000 : 0;
  const size = Math.abs(number);
  const exponent = Math.max(-14, Math.floor(Math.log2(size)));
  // What is too small for a leading 1 keeps its steps of 2^-24.
  const steps = Math.round(size * 2 ** (10 - exponent));
  return sign | (steps + (exponent + 14) * 1024);
}

/** The number of 16 bits. */
export function fromHalf(bits: number): number {
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  const size = exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25);
  return bits & 0x8000 ? -size : size;
}
