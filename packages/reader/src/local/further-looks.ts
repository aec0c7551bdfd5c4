import type { DecodedImage } from "../image/decoded-image";
import { otherZooms } from "../ocr/text-detector";
import type { ReaderEffort } from "./reader-effort";

/** The zooms of the looks that may follow the first one; a file that holds its text itself is looked at once. */
export function furtherZooms({ image, words }: DecodedImage, effort: ReaderEffort): number[] {
  return words || effort === "fast" ? [] : otherZooms(image);
}
