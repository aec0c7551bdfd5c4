import type { DecodedImage } from "../image/decoded-image";
import { isFaded, liftedPrint } from "../image/lifted-print";
import type { RgbImage } from "../image/rgb-image";
import { turnImage } from "../image/turn-image";
import { otherZooms } from "../ocr/detector/text-detector";
import type { OcrModels } from "../ocr/ocr-models";
import { type LookOptions, readPage, type UprightPage } from "../ocr/read-page";
import { type Band, readPart } from "../ocr/read-part";
import type { OcrPage } from "../ocr/word";
import type { GoingOn } from "../process/going-on";
import { effortChosen } from "../process/reader-environment";
import { traceOfDate } from "../understanding/dates/date-trace";
import { doubtIn, filledIn, withLook } from "../understanding/several-looks";
import { type JudgedReading, judgedReading } from "../understanding/understand-page";
import { isBeyondReading } from "./no-receipt";
import { effortNamed, type ReaderEffort } from "./reader-effort";

/** The zooms of the looks that may follow the first one; a file that holds its text itself is looked at once. */
export function furtherZooms({ image, words }: DecodedImage, effort: ReaderEffort): number[] {
  return words || effort === "fast" ? [] : otherZooms(image);
}

/** The best reading of a page, and the looks from which it was made. */
export interface LookedAt extends JudgedReading {
  readonly looks: readonly OcrPage[];
}

/** How much closer the row of a date that was not read is looked at. */
const CLOSER = 1.5;

/** Another look at all of a page or at a part of it; `null` if it takes another side for the upper one. */
async function lookAgain(
  models: OcrModels,
  image: RgbImage,
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
 * The best reading of a page, which is looked at again while its figures or the store leave a doubt: with faint print
 * lifted (reading-101), closer, and from further away. Small print and lost prices often become legible at another
 * scale. So is the row of a date that was cut by a stamp or a fold (reading-105). A photo that shows no word, faint ones included, is told so without another look (reading-66).
 * @param first what the first look at it saw
 * @throws what `goingOn` throws
 */
export async function readUntilSure(
  decoded: DecodedImage,
  models: OcrModels,
  first: UprightPage,
  goingOn: GoingOn,
): Promise<LookedAt> {
  const { image, words } = decoded;
  const effort = effortNamed(effortChosen());
  const looks = [first.page];
  let best = judgedReading(first.page);
  const lookAt = async (picture: RgbImage, zoom: number, part: Band | "all") => {
    const look = await lookAgain(models, picture, first, part, { zoom, goingOn });
    if (!look) return;
    const next = withLook(best, looks, look);
    // A lifted picture may show what is no print: it may not settle what the figures do not say.
    if (picture !== image && !next.trust.agrees && next.trust.changed > best.trust.changed) return;
    best = next;
    looks.push(look);
  };
  const again = words === null && effort !== "fast";
  if (again && doubtIn(best, first.page) === "all" && isFaded(image))
    await lookAt(liftedPrint(image, "kept"), 1, "all");
  const shown = looks.some((look) => look.words.length > 0);
  if (!shown || (await isBeyondReading(best.reading, image))) return { ...best, looks };
  for (const zoom of furtherZooms(decoded, effort)) {
    const doubt = doubtIn(best, first.page);
    if (doubt === null) break;
    await lookAt(image, zoom, doubt);
  }
  const trace = again && best.reading.purchaseDate.value === null ? traceOfDate(first.page) : null;
  if (trace) await lookAt(liftedPrint(image, "removed"), CLOSER, trace);
  return { ...best, looks };
}
