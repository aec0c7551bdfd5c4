/** §8: a string longer than this is logged as probably being an image. */
export const PROBABLY_AN_IMAGE = 10_000;

/** The length of the longest string anywhere in the input, 0 without one. */
export function longestString(input: unknown): number {
  if (typeof input === "string") return input.length;
  if (typeof input !== "object" || input === null) return 0;
  return Math.max(0, ...Object.values(input).map(longestString));
}
