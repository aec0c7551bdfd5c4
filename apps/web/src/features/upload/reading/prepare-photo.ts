import { PDF_TYPE } from "./photo-data";

/** receipts-30: above this many bytes a photo is made smaller before it is sent. */
const RESIZE_ABOVE_BYTES = 1024 * 1024;
const LONGEST_SIDE_PX = 1200;
const JPEG_QUALITY = 0.7;

/** The width and height in pixels that fit a longest side in the same shape, never larger than before. */
export function fittedSize(
  width: number,
  height: number,
  longestSide = LONGEST_SIDE_PX,
): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export interface PreparedPhoto {
  readonly blob: Blob;
  /** Whether a photo that should have been made smaller could not be. */
  readonly resizeFailed: boolean;
}

async function resized(photo: Blob): Promise<Blob> {
  // This turns the photo as its EXIF orientation says, as every browser shows it.
  const bitmap = await createImageBitmap(photo);
  try {
    const canvas = document.createElement("canvas");
    const size = fittedSize(bitmap.width, bitmap.height);
    canvas.width = size.width;
    canvas.height = size.height;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser has no canvas.");
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY),
    );
    if (!blob) throw new Error("The canvas could not be encoded.");
    return blob;
  } finally {
    bitmap.close();
  }
}

/**
 * Resolves with the photo to send (receipts-30): above 1 MB at most 1200 px on its longest side, JPEG at 0.7.
 * A photo that the browser cannot decode (some HEIC) is left as it is, with a warning.
 */
export async function preparePhoto(photo: Blob): Promise<PreparedPhoto> {
  if (photo.size <= RESIZE_ABOVE_BYTES || photo.type === PDF_TYPE)
    return { blob: photo, resizeFailed: false };
  try {
    return { blob: await resized(photo), resizeFailed: false };
  } catch {
    return { blob: photo, resizeFailed: true };
  }
}
