import { createHash } from "node:crypto";
import { decodeImage } from "../image/decode-image";
import type { DecodedImage } from "../image/decoded-image";
import { ImageProblemError } from "../image/image-problem";
import { perceptualHash } from "../image/perceptual-hash";
import type { OcrModels } from "../ocr/ocr-models";
import { readPage, type UprightPage } from "../ocr/read-page";
import { MAX_TEXT_BOXES } from "../ocr/text-bounds";
import type { WorkWatch } from "../process/serve-images";
import type { ReadImage } from "../receipt-reader";
import { readUntilSure } from "./further-looks";
import { showsNothing, withReason } from "./no-receipt";
import { readingOnPhoto } from "./photo-boxes";
import { READER_VERSION } from "./reader-version";

async function wordsOf(
  { image, words }: DecodedImage,
  models: OcrModels,
  { onStage, goingOn }: WorkWatch,
): Promise<UprightPage> {
  if (words && words.words.length > MAX_TEXT_BOXES) throw new ImageProblemError("too_much_text");
  if (words) return { page: words, turns: 0 };
  const { width, height } = image;
  if (await showsNothing(image)) return { page: { width, height, words: [] }, turns: 0 };
  onStage("find_text");
  return readPage(models, image, { onFound: () => onStage("read_text"), goingOn });
}

/**
 * Makes a reading from a file's bytes.
 * @throws ImageProblemError for a file that is not a photo of a receipt; also what `goingOn` throws
 */
export async function readReceiptImage(
  bytes: Uint8Array,
  models: OcrModels,
  watch: WorkWatch,
): Promise<ReadImage> {
  watch.onStage("prepare");
  const decoded = await decodeImage(bytes);
  const hash = await perceptualHash(decoded.image);
  await watch.goingOn();
  const upright = await wordsOf(decoded, models, watch);
  watch.onStage("understand");
  const best = await readUntilSure(decoded, models, upright, watch.goingOn);
  const onPhoto = readingOnPhoto(best.reading, upright.turns);
  const reading = await withReason(onPhoto, decoded.image, upright.page);
  return {
    reading: { ...reading, reader: { ...reading.reader, name: "local", version: READER_VERSION } },
    imageSha256: createHash("sha256").update(bytes).digest("hex"),
    perceptualHash: hash,
  };
}
