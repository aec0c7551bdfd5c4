import { distance as editDistance } from "fastest-levenshtein";

/** 1 for equal texts, 0 for texts with nothing in common. */
export function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest;
}

/** The smallest distance of `needle` to any stretch of `haystack` (both upper case). */
export function distanceToPart(needle: string, haystack: string): number {
  let previous = new Array<number>(haystack.length + 1).fill(0);
  for (let i = 1; i <= needle.length; i++) {
    const current = [i];
    for (let j = 1; j <= haystack.length; j++) {
      const change = (previous[j - 1] ?? 0) + (needle[i - 1] === haystack[j - 1] ? 0 : 1);
      current.push(Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, change));
    }
    previous = current;
  }
  return Math.min(...previous);
}
