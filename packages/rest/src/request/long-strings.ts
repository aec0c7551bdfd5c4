/** api-17: a string longer than this is logged as probably being an image. */
export const PROBABLY_AN_IMAGE = 10_000;

/**
 * The length of the longest string anywhere in the input, 0 without one; a photo sent as bytes does not
 * count.
 */
export function longestString(input: unknown): number {
  const open: unknown[] = [input];
  let longest = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === "string") longest = Math.max(longest, value.length);
    if (typeof value !== "object" || value === null || value instanceof Uint8Array) continue;
    for (const child of Object.values(value)) open.push(child);
  }
  return longest;
}
