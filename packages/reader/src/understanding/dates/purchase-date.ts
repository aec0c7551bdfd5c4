import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { Chain } from "../../chains/chains";
import type { Line } from "../lines/lines";
import { mayBeNamedAsMonth } from "../prices/money";
import { foreignSignsOf } from "../words/foreign-signs";
import { letterCount } from "../words/glyphs";
import { browserLinesOf } from "./browser-lines";
import { chosenReading, isLongAgo, orderSignsOf } from "./date-order";
import { type DatePlace, goodsStretch, placeOf } from "./date-places";
import { datesIn, type FoundDate } from "./dates";
import { weekdayBeside, weekdayOf } from "./weekdays";

export interface PurchaseDate {
  date: CalendarDate;
  line: Line;
  confidence: number;
  /** `null`: sure. Otherwise what else it may be, likeliest first; empty where nothing else is read. */
  doubt: CalendarDate[] | null;
}

/** What is known of the receipt beside its lines. */
export interface DateContext {
  /** What lies after it is still to come. */
  readonly today: CalendarDate;
  readonly chain: Chain | null;
  readonly currency: Currency | null;
}

interface Vote {
  score: number;
  line: Line;
  count: number;
  others: readonly CalendarDate[];
  bare: boolean;
  /** Whether a digit of it was seen unsurely, or another weekday stands beside it, everywhere that it stands. */
  unsure: boolean;
}

/** A date that leads another by less than this may be the other. */
const CLOSE = 0.3;
/** What the reader says of a date in doubt: below this the page asks. */
export const IN_DOUBT = 0.6;
const MAX_OTHERS = 2;

/** A digit seen less surely than this may be another one. */
const SURE_DIGIT = 0.5;

/** Whether the recogniser doubted a digit of a date, or a pen or a stamp went through its figures (reading-119). */
function isUnsure({ index, text }: FoundDate, { choices, row }: Line): boolean {
  if (row.words.some((word) => word.struck === true && /\d/.test(word.text))) return true;
  return [...text].some((unit, at) => {
    const [first] = choices[index + at] ?? [];
    return /\d/.test(unit) && first !== undefined && first[1] < SURE_DIGIT;
  });
}

/**
 * A date with the readings alone that fall on the weekday printed beside it, if it has any; none does where a digit of
 * it, or the weekday, was misread.
 */
function onWeekday(found: FoundDate, line: string, today: CalendarDate) {
  const weekday = weekdayBeside(found, line);
  if (weekday === null) return { found, otherWeekday: false };
  const readings = found.readings.filter(({ date }) => date <= today && weekdayOf(date) === weekday);
  return readings.length > 0
    ? { found: { ...found, readings }, otherWeekday: false }
    : { found, otherWeekday: true };
}

/** `CAISSE 3 NOV. 3.26`: a till, a lane or who served, by a number, and no article. */
const OF_TILL =
  /\b(?:CAISSE|CAISSI\p{L}+|REG(?:ISTER)?|TILL|LANE|POS|TERM(?:INAL)?|OP(?:ERATOR)?|CASHIER|STORE|MAGASIN|SUCC)\W{0,3}(?:NO\W{0,2})?\d/iu;

/** `FARINE AVR. 5.26` above the goods may be an article with its price. */
function mayBeArticle({ text }: FoundDate, line: Line, place: DatePlace, firstGoods: number): boolean {
  const beside = letterCount(line.text) - letterCount(text);
  return (
    isBare(place) &&
    line.index < firstGoods &&
    beside >= 3 &&
    mayBeNamedAsMonth(text) &&
    !OF_TILL.test(line.text)
  );
}

/** `BATCH 112826`: the day on which a card terminal closes its batch. */
const BATCH = /\bBATCH\W{0,3}(?:NO\W{0,2}|NUMBER\W{0,2})?(\d{2})(\d{2})(\d{2})(?!\d)/i;
const OF_BATCH = /\bBATCH\b/i;
/** What the reader says of a day that only a lot tells. */
const OF_LOT_ALONE = 0.3;

/** The day behind a word for a lot or a batch, where no other one is printed: it may be that of the purchase. */
function dayOfLot(
  all: readonly { found: FoundDate; line: Line; place: DatePlace }[],
  lines: readonly Line[],
  today: CalendarDate,
): PurchaseDate | null {
  const batches = lines.flatMap((line) => {
    const [, ...figures] = BATCH.exec(line.text) ?? [];
    return datesIn(figures.join("/")).map((found) => ({ found, line }));
  });
  const lots = all.filter(({ place }) => place.lot);
  const isOfBatch = ({ line }: { line: Line }) => OF_BATCH.test(line.text);
  // A terminal's batch is closed on the day of the purchase, goods are packed before it.
  const likeliestFirst = [...batches, ...lots.filter(isOfBatch), ...lots.filter((lot) => !isOfBatch(lot))];
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  for (const { found, line } of likeliestFirst) {
    const days = found.readings.map(({ date }) => date).filter((day) => day <= today && day >= yearAgo);
    const [date, ...others] = days;
    if (date) return { date, line, confidence: OF_LOT_ALONE, doubt: others.slice(0, MAX_OTHERS) };
  }
  return null;
}

const isBare = ({ own, clock }: DatePlace) => !own && !clock;

/**
 * The day of purchase: the date that stands with a time, is printed most often and is not another kind of date. A
 * day to come is never it. What figures alone mean is decided by the other dates of the receipt, its chain and its
 * country; where nothing decides, the date is in doubt (reading-70).
 */
export function purchaseDateOf(lines: readonly Line[], context: DateContext): PurchaseDate | null {
  const { today } = context;
  const browser = browserLinesOf(lines);
  const goods = goodsStretch(lines);
  const all = lines
    .filter((line) => !browser.has(line))
    .flatMap((line) =>
      datesIn(line.text).map((printed) => ({
        ...onWeekday(printed, line.text, today),
        line,
        place: placeOf(printed, line, lines, goods),
      })),
    )
    .filter(({ place }) => !place.goods);
  const signs = orderSignsOf(
    all.filter(({ place }) => !place.offer).map(({ found }) => found),
    { ...context, isDayFirst: foreignSignsOf(lines).dayFirst },
  );
  const votes = new Map<CalendarDate, Vote>();
  for (const { found, line, place, otherWeekday } of all) {
    const chosen = chosenReading(found, signs);
    if (!chosen) continue;
    const { date, others } = chosen;
    const own = (place.own ? 1.5 : 0) + (place.clock ? 1.2 : 0);
    const score = found.sure + own - place.other - (date < "2004" ? 1 : 0);
    const known = votes.get(date);
    const better = !known || score > known.score;
    votes.set(date, {
      score: better ? score : known.score,
      line: better ? line : known.line,
      count: (known?.count ?? 0) + 1,
      others: known?.others.length === 0 ? [] : others,
      unsure:
        (known?.unsure ?? true) &&
        (otherWeekday || isUnsure(found, line) || mayBeArticle(found, line, place, goods.first)),
      bare: (known?.bare ?? true) && isBare(place) && found.sure < 3,
    });
  }
  const ranked = [...votes.entries()]
    .map(([date, vote]) => ({ ...vote, date, score: vote.score + Math.min(2, (vote.count - 1) * 0.7) }))
    .sort((a, b) => b.score - a.score || a.line.index - b.line.index);
  const [best, second] = ranked;
  if (!best || best.score < 0) return dayOfLot(all, lines, today);
  const { date, line } = best;
  const lead = best.score - (second?.score ?? 0);
  const rivals = second && lead < CLOSE ? [second.date] : [];
  const others = [...new Set([...best.others, ...rivals])].filter((one) => one !== date);
  const doubted = others.length > 0 || best.unsure || (best.bare && isLongAgo(date, today));
  const confidence = Math.min(0.98, 0.6 + 0.06 * best.score + 0.05 * Math.min(3, lead));
  return {
    date,
    line,
    confidence: doubted ? Math.min(IN_DOUBT, confidence) : confidence,
    doubt: doubted ? others.slice(0, MAX_OTHERS) : null,
  };
}
