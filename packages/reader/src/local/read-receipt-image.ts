import { createHash } from "node:crypto";
import { type DecodedImage, decodeImage } from "../image/decode-image";
import { ImageProblemError, readFailure } from "../image/image-problem";
import { perceptualHash } from "../image/perceptual-hash";
import type { OcrModels } from "../ocr/ocr-models";
import { readPage, type UprightPage } from "../ocr/read-page";
import { otherZooms } from "../ocr/text-detector";
import type { ReadingStage, ReadOutcome } from "../receipt-reader";
import { bestReading, isDoubtful } from "../understanding/several-looks";
import type { JudgedReading } from "../understanding/understand-page";
import { readingOnPhoto } from "./photo-boxes";
import { READER_VERSION } from "./reader-version";

/**
 * Looks again, closer and from further away, at a photo whose figures do not bear out what was read: small
 * print and lost prices often come out on another scale.
 */
async function readUntilSure(
  { image, words }: DecodedImage,
  models: OcrModels,
  { page, turns }: UprightPage,
): Promise<JudgedReading> {
  const looks = [page];
  let best = bestReading(looks);
  for (const zoom of words ? [] : otherZooms(image)) {
    if (!isDoubtful(best, page)) break;
    const other = await readPage(models, image, undefined, zoom);
    if (other.turns !== turns) continue;
    looks.push(other.page);
    best = bestReading(looks);
  }
  return best;
}

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
    const upright = await wordsOf(decoded, models, onStage);
    onStage("understand");
    const best = await readUntilSure(decoded, models, upright);
    const reading = readingOnPhoto(best.reading, upright.turns);
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
