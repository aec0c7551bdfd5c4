import sharp from "sharp";
import type { RgbImage } from "./rgb-image";

const SIDE = 32;
const KEPT = 8;

/** `COSINES[k][n]`: the k-th cosine of the discrete cosine transform (DCT-II) at sample n. */
const COSINES = Array.from({ length: KEPT }, (_, k) =>
  Array.from({ length: SIDE }, (_, n) => Math.cos((Math.PI * (n + 0.5) * k) / SIDE)),
);

/** The 8 × 8 lowest frequencies of a 32 × 32 grey thumbnail. */
function lowFrequencies(grey: Uint8Array): number[] {
  return COSINES.flatMap((down) =>
    COSINES.map((across) => {
      let sum = 0;
      for (const [y, cy] of down.entries())
        for (const [x, cx] of across.entries()) sum += cy * cx * (grey[y * SIDE + x] ?? 0);
      return sum;
    }),
  );
}

/**
 * A 64-bit hash of how the photo looks in a browser (pHash), as 16 hex digits: which of its lowest
 * frequencies are above their median. Photos whose hashes differ in a few bits show the same (reading-13).
 */
export async function perceptualHash({ data, width, height }: RgbImage): Promise<string> {
  const grey = await sharp(data, { raw: { width, height, channels: 3 } })
    .greyscale()
    .resize(SIDE, SIDE, { fit: "fill" })
    .raw()
    .toBuffer();
  const frequencies = lowFrequencies(grey);
  // The first is the mean brightness, which says nothing about what is shown.
  const middle = frequencies.slice(1).sort((a, b) => a - b)[(KEPT * KEPT) >> 1] ?? 0;
  const bits = frequencies.map((value) => (value > middle ? "1" : "0")).join("");
  return BigInt(`0b${bits}`).toString(16).padStart(16, "0");
}
