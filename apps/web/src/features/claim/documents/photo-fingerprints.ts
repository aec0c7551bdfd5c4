import { HASHED_SIDE, hashOfThumbnail } from "@gf-ledger/domain/image/perceptual-hash";

/**
 * How a photo looks, as the reader's perceptual hash says it; `null` for a file that this browser does not
 * show, such as a PDF. The photo is turned as its EXIF orientation says.
 */
export async function looksOf(file: Blob): Promise<string | null> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return null;
  }
  const canvas = document.createElement("canvas");
  canvas.width = HASHED_SIDE;
  canvas.height = HASHED_SIDE;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, HASHED_SIDE, HASHED_SIDE);
  bitmap.close();
  const { data } = context.getImageData(0, 0, HASHED_SIDE, HASHED_SIDE);
  const grey = Array.from({ length: HASHED_SIDE * HASHED_SIDE }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  return hashOfThumbnail(grey);
}
