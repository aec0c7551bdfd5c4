import { createHash } from "node:crypto";
import type { Sharp } from "sharp";

/** SHA-256 (64 hex digits) of an image file's bytes as they were sent (D14). */
export function imageSha256(image: Uint8Array): string {
  return createHash("sha256").update(image).digest("hex");
}

/**
 * A 64-bit difference hash (16 hex digits) of an upright picture: whether each of 9 × 8 grey cells is
 * darker than its neighbour. Two photos of one file's picture differ in few bits, whatever the format (D14).
 */
export async function perceptualHash(upright: Sharp): Promise<string> {
  const cells = await upright
    .clone()
    .flatten({ background: "#ffffff" })
    .greyscale()
    .resize(9, 8, { fit: "fill" })
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column;
      bits = (bits << 1n) | ((cells[at] ?? 0) < (cells[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, "0");
}
