import { createHash } from "node:crypto";
import { type DecodedImage, decodeImage } from "../image/decode-image";
import { ImageProblemError, readFailure } from "../image/image-problem";
import { perceptualHash } from "../image/perceptual-hash";
import type { OcrModels } from "../ocr/ocr-models";
import { readPage, type UprightPage } from "../ocr/read-page";
import type { ReadingStage, ReadOutcome } from "../receipt-reader";
import { understandPage } from "../understanding/understand-page";
import { readingOnPhoto } from "./photo-boxes";
import { READER_VERSION } from "./reader-version";

async function wordsOf(
  { image, words }: DecodedImage,
  models: OcrModels,
  onStage: (stage: ReadingStage) => void,
): Promise<UprightPage> {
  if (words) return { page: words, turns: 0 };
  onStage("find_text");
  return readPage(models, image, () => onStage("read_text"));
}

/** The whole way from a file's bytes to an answer; a bad image is an answer too. */
export async function readReceiptImage(
  bytes: Uint8Array,
  models: OcrModels,
  onStage: (stage: ReadingStage) => void,
): Promise<ReadOutcome> {
  try {
    onStage("prepare");
    const decoded = await decodeImage(bytes);
    const hash = await perceptualHash(decoded.image);
    const { page, turns } = await wordsOf(decoded, models, onStage);
    onStage("understand");
    const reading = readingOnPhoto(understandPage(page), turns);
    return {
      ok: true,
      reading: { ...reading, reader: { ...reading.reader, name: "local", version: READER_VERSION } },
      imageSha256: createHash("sha256").update(bytes).digest("hex"),
      perceptualHash: hash,
    };
  } catch (error) {
    if (error instanceof ImageProblemError) return readFailure(error.reason, error.message);
    throw error;
  }
}
