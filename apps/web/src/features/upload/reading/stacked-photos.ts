import { fittedSize } from "./prepare-photo";

/** A browser's canvas may be no higher than this. */
const MAX_HEIGHT_PX = 8000;
const WIDEST_PX = 1200;
const JPEG_QUALITY = 0.7;

/** Pictures one below the other. */
export interface StackedPhotos {
  readonly image: Blob;
  /** Each picture's height by its width, from the top. */
  readonly ratios: readonly number[];
}

/** Draws photos below each other, equally wide; `null` where the browser can't draw one of them (a PDF, some HEIC). */
export async function stackedPhotos(photos: readonly Blob[]): Promise<StackedPhotos | null> {
  const drawn: ImageBitmap[] = [];
  try {
    for (const photo of photos) drawn.push(await createImageBitmap(photo));
    const ratios = drawn.map(({ width, height }) => height / width);
    const whole = ratios.reduce((sum, ratio) => sum + ratio, 0);
    const canvas = document.createElement("canvas");
    const { width, height } = fittedSize(WIDEST_PX, WIDEST_PX * whole, MAX_HEIGHT_PX);
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    if (!context) return null;
    let top = 0;
    for (const [at, bitmap] of drawn.entries()) {
      const high = (height * (ratios[at] ?? 0)) / whole;
      context.drawImage(bitmap, 0, top, width, high);
      top += high;
    }
    const image = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY),
    );
    return image && { image, ratios };
  } catch {
    return null;
  } finally {
    for (const bitmap of drawn) bitmap.close();
  }
}
