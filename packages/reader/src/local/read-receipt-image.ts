import { createHash } from "node:crypto";
import { decodeImage } from "../image/decode-image";
import type { DecodedImage } from "../image/decoded-image";
import { ImageProblemError } from "../image/image-problem";
import { perceptualHash } from "../image/perceptual-hash";
import type { OcrModels } from "../ocr/ocr-models";
import { readPage, type UprightPage } from "../ocr/read-page";
import { MAX_TEXT_BOXES } from "../ocr/text-bounds";
import type { GoingOn } from "../process/going-on";
import { effortChosen } from "../process/reader-environment";
import type { WorkWatch } from "../process/serve-images";
import type { ReadImage } from "../receipt-reader";
import { isDoubtful, withLook } from "../understanding/several-looks";
import { type JudgedReading, judgedReading } from "../understanding/understand-page";
import { furtherZooms } from "./further-looks";
import { isBeyondReading, showsNothing, withReason } from "./no-receipt";
import { readingOnPhoto } from "./photo-boxes";
import { effortNamed } from "./reader-effort";
import { READER_VERSION } from "./reader-version";

/**
 * Looks again, closer and from further away, at a photo whose figures do not support the reading: small print
 * and lost prices often become legible at another scale.
 */
async function readUntilSure(
  decoded: DecodedImage,
  models: OcrModels,
  { page, turns }: UprightPage,
  goingOn: GoingOn,
): Promise<JudgedReading> {
  const looks = [page];
  let best = judgedReading(page);
  if (await isBeyondReading(best.reading, decoded.image)) return best;
  for (const zoom of furtherZooms(decoded, effortNamed(effortChosen()))) {
    if (!isDoubtful(best, page)) break;
    const other = await readPage(models, decoded.image, { zoom, goingOn });
    if (other.turns !== turns) continue;
    best = withLook(best, looks, other.page);
    looks.push(other.page);
  }
  return best;
}

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
