import type { GreyPhoto } from "@gf-ledger/domain/image/grey-photo";
import { MEASURED_SIDE_PX, type PhotoFault, photoFault } from "@gf-ledger/domain/image/photo-fault";
import { PDF_TYPE } from "./photo-data";
import { fittedSize } from "./prepare-photo";

/** How much each of red, green and blue counts for how bright a pixel looks (Rec. 601). */
const RED = 0.299;
const GREEN = 0.587;
const BLUE = 0.114;

function greyOf(bitmap: ImageBitmap): GreyPhoto {
  const { width, height } = fittedSize(bitmap.width, bitmap.height, MEASURED_SIDE_PX);
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no canvas.");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[4 * at], data[4 * at + 1], data[4 * at + 2]];
    grey[at] = RED * red + GREEN * green + BLUE * blue;
  }
  return { data: grey, width, height };
}

/** What keeps a photo from being read (reading-45); `null` also for what the browser can't show. */
export async function photoFaultOf(photo: Blob): Promise<PhotoFault | null> {
  if (photo.type === PDF_TYPE) return null;
  try {
    const bitmap = await createImageBitmap(photo);
    try {
      return photoFault(greyOf(bitmap));
    } finally {
      bitmap.close();
    }
  } catch {
    return null;
  }
}
