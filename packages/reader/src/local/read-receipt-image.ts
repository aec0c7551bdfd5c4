import { createHash } from "node:crypto";
import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import { decodeImage } from "../image/decode-image";
import type { DecodedImage } from "../image/decoded-image";
import { ImageProblemError } from "../image/image-problem";
import { perceptualHash } from "../image/perceptual-hash";
import type { OcrModels } from "../ocr/ocr-models";
import { readPage, type UprightPage } from "../ocr/read-page";
import { cutOut } from "../ocr/text-area";
import { MAX_TEXT_BOXES } from "../ocr/text-bounds";
import type { OcrPage } from "../ocr/word";
import type { WorkWatch } from "../process/serve-images";
import type { ReadImage } from "../receipt-reader";
import { type LookedAt, readUntilSure } from "./further-looks";
import { withHiddenPrices } from "./hidden-prices";
import { showsNothing, withReason } from "./no-receipt";
import { readingOnPhoto } from "./photo-boxes";
import { READER_VERSION } from "./reader-version";

type LookWatch = Pick<WorkWatch, "onStage" | "goingOn">;

/** The words of a file's pages that are text, with those that are read off its other pages. */
async function withPictures(
  page: OcrPage,
  { image, pictures = [] }: DecodedImage,
  models: OcrModels,
  { onStage, goingOn }: LookWatch,
): Promise<OcrPage> {
  const words = [...page.words];
  for (const { top, bottom } of pictures) {
    const part = cutOut(image, { x0: 0, x1: image.width, y0: top, y1: Math.min(bottom, image.height) });
    if (await showsNothing(part)) continue;
    onStage("find_text");
    const read = await readPage(models, part, { onFound: () => onStage("read_text"), goingOn });
    if (read.turns === 0) words.push(...read.page.words.map((word) => ({ ...word, cy: word.cy + top })));
  }
  return { ...page, words };
}

async function wordsOf(decoded: DecodedImage, models: OcrModels, watch: LookWatch): Promise<UprightPage> {
  const { image, words } = decoded;
  if (words && words.words.length > MAX_TEXT_BOXES) throw new ImageProblemError("too_much_text");
  if (words) return { page: await withPictures(words, decoded, models, watch), turns: 0 };
  const { width, height } = image;
  if (await showsNothing(image)) return { page: { width, height, words: [] }, turns: 0 };
  const { onStage, goingOn } = watch;
  onStage("find_text");
  return readPage(models, image, { onFound: () => onStage("read_text"), goingOn });
}

/** What is seen of a decoded file: its words at the first look, and the best reading of all looks. */
export async function lookedAt(
  decoded: DecodedImage,
  models: OcrModels,
  watch: LookWatch,
): Promise<LookedAt & { readonly upright: UprightPage }> {
  const upright = await wordsOf(decoded, models, watch);
  watch.onStage("understand");
  return { upright, ...(await readUntilSure(decoded, models, upright, watch.goingOn)) };
}

function withHidden(reading: ReceiptReading, { hidden }: DecodedImage): ReceiptReading {
  return hidden && hidden.words.length <= MAX_TEXT_BOXES ? withHiddenPrices(reading, hidden) : reading;
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
  const { upright, ...best } = await lookedAt(decoded, models, watch);
  const onPhoto = readingOnPhoto(best.reading, upright.turns);
  const told = withHidden(onPhoto, decoded);
  const reading = await withReason(told, decoded.image, upright.page);
  return {
    reading: { ...reading, reader: { ...reading.reader, name: "local", version: READER_VERSION } },
    imageSha256: createHash("sha256").update(bytes).digest("hex"),
    perceptualHash: hash,
  };
}
