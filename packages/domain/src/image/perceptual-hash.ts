/** The side in pixels of the grey thumbnail that a perceptual hash is made of. */
export const HASHED_SIDE = 32;
const KEPT = 8;

/** `COSINES[k][n]`: the k-th cosine of the discrete cosine transform (DCT-II) at sample n. */
const COSINES = Array.from({ length: KEPT }, (_, k) =>
  Array.from({ length: HASHED_SIDE }, (_, n) => Math.cos((Math.PI * (n + 0.5) * k) / HASHED_SIDE)),
);

/** The 8 × 8 lowest frequencies of a 32 × 32 grey thumbnail. */
function lowFrequencies(grey: ArrayLike<number>): number[] {
  return COSINES.flatMap((down) =>
    COSINES.map((across) => {
      let sum = 0;
      for (const [y, cy] of down.entries())
        for (const [x, cx] of across.entries()) sum += cy * cx * (grey[y * HASHED_SIDE + x] ?? 0);
      return sum;
    }),
  );
}

/**
 * The perceptual hash (pHash) of a 32 × 32 grey thumbnail, row by row, as 16 hex digits: which of its lowest
 * frequencies are above their median.
 */
export function hashOfThumbnail(grey: ArrayLike<number>): string {
  const frequencies = lowFrequencies(grey);
  // The first is the mean brightness, which says nothing about what is shown.
  const middle = frequencies.slice(1).sort((a, b) => a - b)[(KEPT * KEPT) >> 1] ?? 0;
  const bits = frequencies.map((value) => (value > middle ? "1" : "0")).join("");
  return BigInt(`0b${bits}`).toString(16).padStart(16, "0");
}

/** In how many of their 64 bits two perceptual hashes differ; photos that differ in a few show the same. */
export function differingBits(one: string, other: string): number {
  const different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  return [...different.toString(2)].filter((bit) => bit === "1").length;
}
