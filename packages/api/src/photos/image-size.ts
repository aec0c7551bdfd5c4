import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";

/** The photo, unless it is empty or over 15 MB (receipts-3). */
export function imageWithinSize(
  image: Uint8Array,
): Outcome<Uint8Array, "image_too_large" | "image_undecodable"> {
  if (image.length > MAX_IMAGE_BYTES) return refused("image_too_large");
  return image.length === 0 ? refused("image_undecodable") : done(image);
}
