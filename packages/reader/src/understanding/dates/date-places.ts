import type { Line } from "../lines/lines";
import { letterCount } from "../words/glyphs";
import { longPattern } from "../words/long-pattern";
import type { FoundDate } from "./dates";
import { CLOCK, OWN_DATE } from "./day-words";

/** Words that make a date beside them another one than the day of purchase. */
const OTHER_DATE = longPattern(
  String.raw`
    RETURN|EXP(?!RESS)|VALID|POLICY|UNTIL|\bDUE|BEFORE|SINCE|THRU|THROUGH|ENDS|ENDING|STARTING|BEST\s?BY|SELL\s?BY|BORN|
    BIRTH|RETOUR|JUSQU|OFFER|SURVEY|WITHIN|HOLIDAY|EFFECTIVE|COUPON|REDEEM|REFUND|ECHANGE`,
  "i",
);
/** Right in front of a date: when goods were made or keep until, or of which lot they are. */
const OF_LOT = longPattern(
  String.raw`
    \b(?:LOTS?|BATCH|EXP(?:\.|IRES?|IRY|IRATION)?|BEST\s?(?:BEFORE|BY)|BB|BBE|USE\s?BY|DLC|SELL\s?BY|MF[GD]|PKD|PACKED(?:\s?ON)?|
    MEILLEUR\s?AVANT|P[EÉ]REMPTION|EMBALL[EÉ](?:\s?LE)?)\W{0,3}(?:NO|NUMBER|NUM[EÉ]RO|CODE|DATE|LE)?\W{0,3}$`,
  "iu",
);
/** Those that may tell the day of a payment too, or a place where cars are parked: `BATCH 112826`, `LOT 11/28/26`. */
const OF_DAY_TOO =
  /\b(?:LOTS?|BATCH|PKD|PACKED(?:\s?ON)?|EMBALL[EÉ](?:\s?LE)?)\W{0,3}(?:NO|NUMBER|NUM[EÉ]RO|CODE|DATE|LE|#)?\W{0,3}$/iu;
/** Words of an offer, whose dates a head office words in an order of its own. */
const OF_OFFER =
  /COUPON|OFF(?:ER|RE)\b|SURVEY|SONDAGE|CONTEST|CONCOURS|REDEEM|PROMO|\bVALID|\bEND(?:S|ING)\b/i;
/** The day on which an order came or was fetched. */
const ARRIVAL = /DELIVER|LIVR(?:AISON|[EÉ])|PICK(?:ED)?[ -]?UP|RAMASSAGE|CUEILLETTE|SHIPPED|EXP[EÉ]DI|ARRIV/i;
/**
 * `Date: Tue, Mar 10, 2026 at 9:15 AM` beside `From:` and `Subject:`: when a mail was sent, which may be days later.
 */
const SENT = /^\W*(?:DATE|SENT|ENVOY[EÉ](?:\s+LE)?)\s*:/i;
/** Less than the day on which an order came. */
const SENT_LATER = 2;
/** No purchase was made on it, however often it is printed. */
const OF_NO_PURCHASE = 6;
const MAIL_FIELD = /^\W*(?:FROM|DE|SUBJECT|OBJET)\s*:/i;
const FOUR_DIGIT_YEAR = /(?:19|20)\d{2}/;
/** What is counted or measured: `6/12/16 OZ`, `MARS 6 18CT`. */
const MEASURE_BEHIND = /^\s?(?:OZ|CT|CNT|PK|PACK|PCS?|X\s?\d|KG|G|ML|L|LBS?|FT|CM|MM|RL|PLY)\b/i;

/** What the print around a date says of it. */
export interface DatePlace {
  /** Its own line names it as a day of purchase, or the label above it does. */
  readonly own: boolean;
  /** A clock stands beside it. */
  readonly clock: boolean;
  /** How much less it counts, as another date than that of the purchase. */
  readonly other: number;
  /** It is part of a row of goods: an article's name, its size or its count. */
  readonly goods: boolean;
  /** It is that of a lot, and is asked where no other day is printed. */
  readonly lot: boolean;
  /** It is an offer's, and says nothing of how the till writes a date. */
  readonly offer: boolean;
}

const isItemLike = (line: Line) => line.price !== null && line.word === "open" && line.letters >= 3;

/** The stretch of lines that list goods. */
export function goodsStretch(lines: readonly Line[]): { first: number; last: number } {
  const first = lines.findIndex(isItemLike);
  const end = lines.findIndex(({ word }, at) => at > first && (word === "subtotal" || word === "total"));
  return { first: first < 0 ? lines.length : first, last: (end < 0 ? lines.length : end) - 1 };
}

/** @param goods where goods are listed */
export function placeOf(
  found: FoundDate,
  line: Line,
  lines: readonly Line[],
  goods: { first: number; last: number },
): DatePlace {
  if (isSentLine(line, lines))
    return { own: false, clock: false, other: SENT_LATER, goods: false, lot: false, offer: false };
  const rest = line.text.replace(found.text, " ");
  const above = lines[lines.indexOf(line) - 1];
  const labelAbove = above !== undefined && above.price === null && letterCount(rest) < 3 ? above.text : "";
  const clock = CLOCK.test(rest);
  const before = line.text.slice(0, found.index);
  const label = letterCount(before) > 0 ? before : labelAbove;
  if (!clock && OF_LOT.test(label)) {
    const lot = OF_DAY_TOO.test(label);
    return { own: false, clock, other: OF_NO_PURCHASE, goods: false, lot, offer: true };
  }
  const own = OWN_DATE.test(line.text) || OWN_DATE.test(labelAbove);
  const otherAt = line.text.search(OTHER_DATE);
  const other =
    otherAt >= 0
      ? clock && otherAt > found.index
        ? 0.5
        : 3.5
      : OTHER_DATE.test(above?.text ?? "") && !clock
        ? 1
        : ARRIVAL.test(line.text) || ARRIVAL.test(labelAbove)
          ? 1.5
          : 0;
  const offer = !clock && OF_OFFER.test(line.text);
  return { own, clock, other, goods: !clock && !own && isOfGoods(found, line, goods), lot: false, offer };
}

function isSentLine(line: Line, lines: readonly Line[]): boolean {
  const at = lines.indexOf(line);
  return (
    SENT.test(line.text) && lines.slice(Math.max(0, at - 2), at + 3).some(({ text }) => MAIL_FIELD.test(text))
  );
}

/** Whether a date that stands without a clock and by no word of a date is part of an article's row. */
function isOfGoods(found: FoundDate, line: Line, { first, last }: { first: number; last: number }): boolean {
  if (FOUR_DIGIT_YEAR.test(found.text)) return false;
  const end = found.index + found.text.length;
  if (MEASURE_BEHIND.test(line.text.slice(end))) return true;
  const inLetters = /[A-Z]/i.test(found.text);
  const lettersBeside = letterCount(line.text) - letterCount(found.text);
  const price = line.word === "open" && line.price !== null && line.price.start >= end;
  if (price && (inLetters || lettersBeside >= 3)) return true;
  const at = line.index;
  return at >= first && at <= last && (inLetters || lettersBeside >= 3);
}
