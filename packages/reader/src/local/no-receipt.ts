import type { GreyPhoto } from "@gf-ledger/domain/image/grey-photo";
import { isBlank, MEASURED_SIDE_PX, type PhotoFault, photoFault } from "@gf-ledger/domain/image/photo-fault";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import {
  MAX_PRINTED,
  type NoReceiptReason,
  type ReadingIssue,
  type ReceiptReading,
} from "@gf-ledger/domain/reading/receipt-reading";
import sharp from "sharp";
import type { RgbImage } from "../image/rgb-image";
import type { OcrPage } from "../ocr/word";

const MESSAGES: Readonly<Record<NoReceiptReason, string>> = {
  too_small: messageKey("sentences.notReceiptTooSmall"),
  too_dark: messageKey("sentences.notReceiptTooDark"),
  not_sharp: messageKey("sentences.notReceiptNotSharp"),
  cut_off: messageKey("sentences.notReceiptCutOff"),
  no_text: messageKey("sentences.notReceiptNoText"),
  no_prices: messageKey("sentences.notReceiptNoPrices"),
};

const isNoReceipt = ({ issues }: ReceiptReading) => issues.some(({ code }) => code === "not_a_receipt");

async function greyOf({ data, width, height }: RgbImage, longestSide: number): Promise<GreyPhoto> {
  const grey = await sharp(data, { raw: { width, height, channels: 3 } })
    .greyscale()
    .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: grey.data, width: grey.info.width, height: grey.info.height };
}

const faultOf = async (image: RgbImage): Promise<PhotoFault | null> =>
  photoFault(await greyOf(image, MEASURED_SIDE_PX));

/** Whether a photo shows nothing that could be print; this takes a twentieth of a search for text. */
export async function showsNothing(image: RgbImage): Promise<boolean> {
  const measured = Math.min(MEASURED_SIDE_PX, Math.max(image.width, image.height));
  return isBlank(await greyOf(image, Math.ceil(measured / 2)));
}

/**
 * Whether another look at a photo cannot help: no receipt was found on it, and it is too small, too dark or not
 * sharp. The person then hears of it in a fraction of a second (reading-45).
 */
export async function isBeyondReading(reading: ReceiptReading, image: RgbImage): Promise<boolean> {
  if (!isNoReceipt(reading)) return false;
  const fault = await faultOf(image);
  return fault !== null && fault !== "cut_off";
}

/**
 * The reading, in which "not a receipt" says why: by the photo's pixels where they are at fault (reading-45),
 * else by the text that was found, which comes with it. Any other reading is answered as it is.
 */
export async function withReason(
  reading: ReceiptReading,
  image: RgbImage,
  page: OcrPage,
): Promise<ReceiptReading> {
  if (!isNoReceipt(reading)) return reading;
  const fault = await faultOf(image);
  const reason: NoReceiptReason = fault ?? (page.words.length === 0 ? "no_text" : "no_prices");
  const stated = (issue: ReadingIssue): ReadingIssue =>
    issue.code === "not_a_receipt" ? { ...issue, reason, message: MESSAGES[reason] } : issue;
  const printed = page.words.slice(0, MAX_PRINTED).map(({ text }) => text);
  return { ...reading, issues: reading.issues.map(stated), printed };
}
