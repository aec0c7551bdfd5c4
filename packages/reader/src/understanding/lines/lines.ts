import { median } from "@gf-ledger/domain/numbers/median";
import type { CharChoice } from "../../ocr/word";
import { tellsDay } from "../dates/day-words";
import { bareCents } from "../prices/bare-cents";
import { type Amount, amountsIn, mayBeNamedAsMonth } from "../prices/money";
import { pointlessPrice } from "../prices/pointless-price";
import type { Row } from "../rows/row";
import { letterCount, plainFigures } from "../words/glyphs";
import type { LineWord } from "./line-rules";
import { lineWordOf } from "./line-words";

/** A line of print (or one of two statements on one line), its amounts, and what its words say it is. */
export interface Line {
  index: number;
  row: Row;
  text: string;
  /** The text as it is most likely spelt, unit for unit. */
  spelling: string;
  /** Page x of each UTF-16 unit of the text. */
  xs: readonly number[];
  /** What each UTF-16 unit of the text may be; empty where the recogniser does not say. */
  choices: (readonly CharChoice[])[];
  amounts: Amount[];
  /** The amount in the price column, `null` when the line has none. */
  price: Amount | null;
  /**
   * What each digit of the price may be, from the first to the last; empty where the recogniser does not say.
   */
  digitChoices: (readonly CharChoice[])[];
  /** The text before the price. */
  label: string;
  /** The text after the price: tax letters, flags. */
  tail: string;
  word: LineWord;
  letters: number;
}

interface Strip {
  row: Row;
  text: string;
  spelling: string;
  xs: number[];
  choices: (readonly CharChoice[])[];
  amounts: Amount[];
}

const FLAG_TAIL =
  /^\s*[-+*#$]?\s*(?:[A-Z0-9*#+]{0,4}|SALE|[A-Z]\s{1,3}[A-Z0-9]|[A-Z]{1,3}\s{1,3}[A-Z]{1,2})\s*[-+*#.,'_|]*\s*$/i;
/** `ORANGE JUICE 1.54L` ends with a size, unless that is where the prices stand. */
const MEASURE_AT_END = /^(?:CL|L|G|CT|FT|PK)\s*$/i;
const FOOT_WORDS = new Set<LineWord>(["total", "subtotal", "tender", "change"]);
const MONEY_WORDS = new Set<LineWord>(["subtotal", "total", "tax", "tender", "change", "deposit"]);
const ARTICLE = /(?<![\d.:/-])\d{4,14}(?![\d.:/-])/;
const NEIGHBOURS = 9;
const COLUMN_TOLERANCE_HEIGHTS = 2.2;

type Months = Parameters<typeof amountsIn>[1];

const stripOf = (row: Row, start: number, end: number, months: Months): Strip => {
  const text = row.text.slice(start, end);
  const spelling = row.spelling.slice(start, end);
  return {
    row,
    text,
    spelling,
    xs: row.xs.slice(start, end),
    choices: row.choices.slice(start, end),
    amounts: amountsIn(text, months),
  };
};

/** `TAX .93 BAL 45.44` is two statements on one line of print. */
function stripsOf(row: Row, months: Months): Strip[] {
  const amounts = amountsIn(row.text, months);
  const cuts: number[] = [];
  amounts.forEach((amount, place) => {
    const next = amounts[place + 1];
    if (!next || amount.form === "unit" || amount.form === "percent") return;
    const between = row.text.slice(amount.end, next.start);
    if (letterCount(between) >= 3 && FOOT_WORDS.has(lineWordOf(between))) cuts.push(amount.end);
  });
  const ends = [...cuts, row.text.length];
  return ends.map((end, place) => stripOf(row, cuts[place - 1] ?? 0, end, months));
}

/** Each row's strips; `MARS. 1.29` between two rows of goods is a name with its price, unless the row tells a day. */
function stripsOfAll(rows: readonly Row[], months: Months): Strip[] {
  if (!rows.some(({ text }) => mayBeNamedAsMonth(text))) return rows.flatMap((row) => stripsOf(row, months));
  const words = rows.map(({ text }) => {
    const last = amountsIn(text).at(-1);
    const label = last ? text.slice(0, last.start) : text;
    return { word: lineWordOf(label), isGoods: last !== undefined && letterCount(label) >= 3 };
  });
  const isGoodsAt = (at: number) => words[at]?.isGoods === true && words[at]?.word === "open";
  return rows.flatMap((row, at) => {
    if (!mayBeNamedAsMonth(row.text) || tellsDay(row.text)) return stripsOf(row, months);
    const end = words.findIndex(({ word }, i) => i > at && FOOT_WORDS.has(word));
    const below = words.slice(at + 1, end < 0 ? undefined : end).some((_, i) => isGoodsAt(at + 1 + i));
    const above = words.slice(0, at).some((_, i) => isGoodsAt(i));
    const isPastFoot = words.slice(0, at).some(({ word }) => FOOT_WORDS.has(word));
    return stripsOf(row, above && below && !isPastFoot ? "names" : months);
  });
}

const xOf = (strip: Strip, amount: Amount) => strip.xs[amount.point] ?? strip.row.right;

function lastPlain(strip: Strip): Amount | null {
  const last = strip.amounts.at(-1);
  return last?.form === "plain" && FLAG_TAIL.test(strip.text.slice(last.end)) ? last : null;
}

function digitChoicesOf({ text, choices }: Strip, { start, end }: Amount): (readonly CharChoice[])[] {
  const figure = plainFigures(text).slice(start, end);
  return [...figure].flatMap((unit, i) => (/\d/.test(unit) ? [choices[start + i] ?? []] : []));
}

/** What the words as read say, or else what they say when their spelling is corrected. */
function wordOf(label: string, spelling: string): LineWord {
  const read = lineWordOf(label);
  return read === "open" && spelling !== label ? lineWordOf(spelling) : read;
}

/** Not a price per unit. A percent sign is a misread tax mark, unless the line states a percentage. */
function countsAsPrice(strip: Strip, amount: Amount): boolean {
  if (amount.form !== "percent") return amount.form !== "unit";
  const label = strip.text.slice(0, amount.start);
  return (
    amount.end >= strip.text.trimEnd().length - 2 && letterCount(label) >= 3 && lineWordOf(label) === "open"
  );
}

/** Whether a figure without a point can be a price: only after an article number or a word of the foot. */
function mayLackPoint({ text }: Strip): boolean {
  const label = text.replace(/\s*\d{2,5}\W*[A-Z]{0,2}\s*$/, "");
  return letterCount(label) >= 3 && (MONEY_WORDS.has(lineWordOf(label)) || ARTICLE.test(label));
}

interface ColumnPoint {
  readonly index: number;
  readonly x: number;
}

/**
 * The page x of the price column's decimal points near a row: the median of the nearest rows' prices.
 * @param points in the order of their rows
 * @param above how many of them are of rows above
 */
function columnNear(index: number, points: readonly ColumnPoint[], above: number): number | null {
  const near = points
    .slice(Math.max(0, above - NEIGHBOURS), above + NEIGHBOURS + 1)
    .filter((point) => point.index !== index)
    .sort((a, b) => Math.abs(a.index - index) - Math.abs(b.index - index))
    .slice(0, NEIGHBOURS);
  return near.length < 3 ? null : median(near.map((point) => point.x));
}

/**
 * Reads each row's amounts and words. The price is the last amount that only flags follow, or that is in the
 * column.
 * @param cents `bare`: two figures in the column without a point are a price too; `month-names`: `MARS. 1.29` is an article
 */
export function linesOf(
  rows: readonly Row[],
  cents: "with-point" | "bare" | "month-names" = "with-point",
): Line[] {
  const strips = stripsOfAll(rows, cents === "month-names" ? "names" : "days");
  const points = strips.flatMap((strip, index) => {
    const last = lastPlain(strip);
    return last ? [{ index, x: xOf(strip, last) }] : [];
  });
  let above = 0;
  return strips.map((strip, index): Line => {
    while ((points[above]?.index ?? index) < index) above++;
    const column = columnNear(index, points, above);
    const inColumn = (amount: Amount) =>
      column !== null && Math.abs(xOf(strip, amount) - column) < COLUMN_TOLERANCE_HEIGHTS * strip.row.height;
    const last = lastPlain(strip);
    const isSize =
      last && column !== null && MEASURE_AT_END.test(strip.text.slice(last.end)) && !inColumn(last);
    const usable = strip.amounts.filter((amount) => countsAsPrice(strip, amount) && inColumn(amount));
    const price =
      (isSize ? null : last) ??
      usable.at(-1) ??
      (column !== null && mayLackPoint(strip) ? pointlessPrice(strip, column, strip.row.height) : null) ??
      (column !== null && cents === "bare" && letterCount(strip.text) >= 3
        ? bareCents(strip, column, strip.row.height)
        : null);
    const label = price ? strip.text.slice(0, price.start) : strip.text;
    return {
      index,
      row: strip.row,
      text: strip.text,
      spelling: strip.spelling,
      xs: strip.xs,
      choices: strip.choices,
      amounts: strip.amounts,
      price,
      digitChoices: price ? digitChoicesOf(strip, price) : [],
      label,
      tail: price ? strip.text.slice(price.end) : "",
      word: wordOf(label, strip.spelling.slice(0, label.length)),
      letters: letterCount(label),
    };
  });
}
