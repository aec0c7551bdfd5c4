import type { DecodedImage } from "../image/decoded-image";
import { turnImage } from "../image/turn-image";
import type { OcrModels } from "../ocr/ocr-models";
import { type LookOptions, readPage, type UprightPage } from "../ocr/read-page";
import { type Band, readPart } from "../ocr/read-part";
import { otherZooms } from "../ocr/text-detector";
import type { OcrPage } from "../ocr/word";
import type { GoingOn } from "../process/going-on";
import { effortChosen } from "../process/reader-environment";
import { doubtIn, filledIn, withLook } from "../understanding/several-looks";
import { type JudgedReading, judgedReading } from "../understanding/understand-page";
import { isBeyondReading } from "./no-receipt";
import { effortNamed, type ReaderEffort } from "./reader-effort";

/** The zooms of the looks that may follow the first one; a file that holds its text itself is looked at once. */
export function furtherZooms({ image, words }: DecodedImage, effort: ReaderEffort): number[] {
  return words || effort === "fast" ? [] : otherZooms(image);
}

/** Another look at all of a page or at a part of it; `null` if it takes another side for the upper one. */
async function lookAgain(
  models: OcrModels,
  { image }: DecodedImage,
  { page, turns }: UprightPage,
  part: Band | "all",
  options: LookOptions,
): Promise<OcrPage | null> {
  if (part === "all") {
    const other = await readPage(models, image, options);
    return other.turns === turns ? other.page : null;
  }
  return filledIn(await readPart(models, turnImage(image, turns), page, part, options), page);
}

/**
 * The best reading of a page, which is looked at again, closer and from further away, while its figures or the
 * store leave a doubt: small print and lost prices often become legible at another scale. A photo on which the first
 * look saw no word is told so without another (reading-66).
 * @param first what the first look at it saw
 * @throws what `goingOn` throws
 */
export async function readUntilSure(
  decoded: DecodedImage,
  models: OcrModels,
  first: UprightPage,
  goingOn: GoingOn,
): Promise<JudgedReading> {
  const looks = [first.page];
  let best = judgedReading(first.page);
  if (first.page.words.length === 0 || (await isBeyondReading(best.reading, decoded.image))) return best;
  for (const zoom of furtherZooms(decoded, effortNamed(effortChosen()))) {
    const doubt = doubtIn(best, first.page);
    if (doubt === null) break;
    const look = await lookAgain(models, decoded, first, doubt, { zoom, goingOn });
    if (!look) continue;
    best = withLook(best, looks, look);
    looks.push(look);
  }
  return best;
}
