import type { OcrPage } from "../../ocr/word";
import { longPattern } from "../words/long-pattern";

/** `GF rolls – $4.00`: a dash that may part a name from its price, or be the minus of what is taken off. */
const PARTING_DASH = /(?<=[\p{L}\d)%] )[–—](?= (?:CA|US)?\$?\s?\d{1,4}[.,]\d{2}\s?\$?\s{0,4}$)/u;
/** What is taken off: there the dash is a minus. */
const TAKEN_OFF = longPattern(
  String.raw`
    SAV(?:E|ING)|DISCOUNT|COUPON|PROMO|CR[EÉ]DIT|REWARD|POINTS|GIFT|CADEAU|\bOFF\b|OFFER|OFFRE|RABAIS|REMISE|R[EÉ]DUCTION|
    [EÉ]CONOMI|REFUND|REMBOURS|R[EÉ]COMPENSE|VOUCHER|RISTOURNE|ESCOMPTE|\bBONS?\b|BONUS|LOYALTY|FID[EÉ]LIT[EÉ]|CASH\s?BACK|
    PRICE MATCH|RETURN|RETOUR|CONSIGNE|DEPOSIT|D[EÉ]DUCTION`,
  "iu",
);
const SUM = /^\W*(?:GRAND |SUB-?\s?|SOUS-?\s?)?TOTAL\b/i;

const partsOff = (text: string) => PARTING_DASH.test(text) && !TAKEN_OFF.test(text);

/** A page whose dashes between names and prices are gaps. */
interface PartedPage {
  readonly page: OcrPage;
  /** The page with gaps in front of its sums alone, where others may be minuses; else `null`. */
  readonly ofSums: OcrPage | null;
  /** Whether the page sets such a dash before its sum, or before each price: it is how the page is laid out. */
  readonly isLayout: boolean;
}

/** A page with real text with its dashes in front of prices as gaps; `null` where none may be one. */
export function withoutPartingDashes(page: OcrPage): PartedPage | null {
  if (!page.hasRealText) return null;
  const texts = page.words.map(({ text }) => text);
  const parted = texts.filter(partsOff);
  if (parted.length === 0) return null;
  const priced = texts.filter((text) => /\d[.,]\d{2}(?!\d)/.test(text) && !TAKEN_OFF.test(text));
  const isLayout =
    parted.some((text) => SUM.test(text)) || (parted.length > 1 && parted.length === priced.length);
  const sums = parted.filter((text) => SUM.test(text));
  const isMixed = sums.length > 0 && sums.length < parted.length;
  return {
    page: withGaps(page, partsOff),
    ofSums: isMixed ? withGaps(page, (text) => partsOff(text) && SUM.test(text)) : null,
    isLayout,
  };
}

const withGaps = (page: OcrPage, isParted: (text: string) => boolean): OcrPage => ({
  ...page,
  words: page.words.map((word) =>
    isParted(word.text) ? { ...word, text: word.text.replace(PARTING_DASH, " ") } : word,
  ),
});
