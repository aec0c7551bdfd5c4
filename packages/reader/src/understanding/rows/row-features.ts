import { median } from "@gf-ledger/domain/numbers/median";
import { hasArticleNumber, isCodeRow, isDepartment } from "../lines/line-roles";
import type { LineWord } from "../lines/line-rules";
import type { Line } from "../lines/lines";
import { isQuantityText, noteCents, noteForPrice } from "../lines/quantity-lines";
import { lettersOnly } from "../words/glyphs";

/** What the tables of patterns may say of a row; a figure for each. */
const LINE_WORDS: readonly LineWord[] = [
  "subtotal",
  "total",
  "tax",
  "tender",
  "change",
  "saved",
  "was",
  "discount",
  "void",
  "return",
  "deposit",
  "count",
  "points",
  "payment",
  "open",
];
const SUMS = new Set<LineWord>(["subtotal", "total"]);
const PAID = new Set<LineWord>(["tax", "tender", "change", "payment"]);
const CLOCK_OR_DATE = /\d{1,2}[:/.-]\d{2}[:/.-]\d{2,4}|\d{1,2}:\d{2}/;
const COUNT_IN_FRONT = /^\W*\d{1,2}\s*(?:[A-Za-z]|x\b|@)/;
const HIDDEN_DIGITS = /\*{2,}|X{4,}/;
const COLUMN_HEAD = /QTY|DESCRIPTION|^\W*ITEM\b|AMOUNT\s*$|PRICE\s*$/i;
/** For what a row does not have. */
const NONE = -2;
const HIGHEST_CENTS = 9999;
const FARTHEST = 9;

const tell = (is: boolean) => Number(is);
const digitsIn = (text: string) => text.replace(/\D/g, "").length;

/** The print of a page, by which rows are measured. */
interface Measures {
  /** Page x of the price column's points. */
  readonly column: number;
  readonly height: number;
  readonly left: number;
  readonly width: number;
}

function measuresOf(lines: readonly Line[]): Measures {
  const left = Math.min(...lines.map(({ row }) => row.left));
  const right = Math.max(...lines.map(({ row }) => row.right));
  const points = lines.flatMap(({ price, xs, row }) => (price ? [xs[price.point] ?? row.right] : []));
  return {
    left,
    width: Math.max(1, right - left),
    column: points.length > 0 ? median(points) : right,
    height: median(lines.map(({ row }) => row.height)) || 1,
  };
}

/** A row by itself: what the tables say of it, its letters, figures and signs. */
function looksOf(line: Line, { column, height }: Measures): number[] {
  const { text, price, label, row } = line;
  const printed = text.replace(/\s/g, "").length;
  const product = price && noteCents(noteForPrice(label, price.cents));
  return [
    ...LINE_WORDS.map((word) => tell(line.word === word)),
    printed,
    lettersOnly(label).length,
    digitsIn(label),
    digitsIn(text) / Math.max(1, printed),
    line.amounts.length,
    tell(price !== null),
    price ? Math.min(HIGHEST_CENTS, Math.abs(price.cents)) : NONE,
    tell(price !== null && price.cents < 0),
    tell(price !== null && price.cents % 100 === 0),
    price ? Math.abs((line.xs[price.point] ?? row.right) - column) / height : NONE,
    line.tail.trim().length,
    tell(COUNT_IN_FRONT.test(label)),
    tell(/[$£€]/.test(text)),
    tell(text.includes("%")),
    tell(/:\s*$/.test(label)),
    tell(label.includes(":")),
    tell(label.includes("#")),
    tell(CLOCK_OR_DATE.test(text)),
    tell(HIDDEN_DIGITS.test(text)),
    tell(hasArticleNumber(label)),
    tell(isQuantityText(label)),
    tell(isCodeRow(label)),
    tell(isDepartment(text)),
    tell(product !== null && price !== null && Math.abs(product - price.cents) <= 1),
    tell(/[a-z]{2}/.test(label)),
    row.height / height,
  ];
}

/** What tells a shop's name from the rows that stand around it at the head, without a word of any shop. */
const HEAD_SIGNS: readonly RegExp[] = [
  /\d{3}\D{0,3}\d{3}\D?\d{4}/,
  /\b(?:TEL|PHONE|FAX|T[EÉ]L)/i,
  /WWW|HTTP|\.(?:COM|CA|ORG|NET)\b|@[A-Z]/i,
  /[A-Z]{2}\W{0,2}\d{5}(?!\d)|[A-Z]\d[A-Z]\W?\d[A-Z]\d/i,
  /,\s*[A-Z]{2}\W{0,2}(?:\d|$)/i,
  /^\W*\d{1,6}\W?[A-Z]{2}/i,
  /(?:STREET|AVENUE|ROAD|BLVD|BOUL|DRIVE|HIGHWAY|HWY|PLAZA|\bST\b|\bAVE\b|\bRD\b|\bRUE\b|JALAN)/i,
  /WELCOME|THANK|BIENVENUE|MERCI/i,
  /(?:CASHIER|SERVER|TABLE|GUEST|CHECK|ORDER|TERMINAL|REGISTER|TRANS|CLERK|OPERATOR|INVOICE|RECEIPT)/i,
  /(?:TAX|GST|HST|VAT|TPS|REG)\W{0,3}(?:ID|NO|REG|#|\d)/i,
  /#\s*\d/,
  /,/,
];

const headLooksOf = ({ text }: Line): number[] => [
  ...HEAD_SIGNS.map((sign) => tell(sign.test(text))),
  (text.match(/\p{Lu}/gu)?.length ?? 0) / Math.max(1, text.match(/\p{L}/gu)?.length ?? 0),
];

const middleOf = ({ row }: Line) => row.words.reduce((sum, { cy }) => sum + cy, 0) / row.words.length;

/** Where a row stands on the page, and how far from the rows beside it. */
function placesOf(lines: readonly Line[], { left, width, height }: Measures): number[][] {
  const apart = (above: Line | undefined, below: Line | undefined) =>
    above && below ? Math.min(FARTHEST, (middleOf(below) - middleOf(above)) / height) : FARTHEST;
  return lines.map((line, at) => [
    at / lines.length,
    at,
    lines.length - at,
    (line.row.left - left) / width,
    (line.row.right - left) / width,
    apart(lines[at - 1], line),
    apart(line, lines[at + 1]),
  ]);
}

/** The sum of the first figures, for each count of them from none to all. */
function sumsOf(figures: readonly number[]): number[] {
  let all = 0;
  return [0, ...figures.map((one) => (all += one))];
}

/** The greatest of the first figures, for each count of them from none to all. */
function greatestOf(figures: readonly number[]): number[] {
  let most = Number.NEGATIVE_INFINITY;
  return [most, ...figures.map((one) => (most = Math.max(most, one)))];
}

/** What each price of a page is among those above it and below it. */
function amongPrices(prices: readonly number[]): number[][] {
  const sums = sumsOf(prices);
  const mostAbove = greatestOf(prices);
  const mostBelow = greatestOf([...prices].reverse()).reverse();
  const last = new Map(prices.map((cents, at) => [cents, at]));
  const seen = new Set<number>();
  // What two prices or more that stand right above each other come to is the difference of two of these.
  const before = new Set<number>();
  return prices.map((cents, at) => {
    const near = prices.slice(Math.max(0, at - 4), at);
    const [most, least] = [mostAbove[at] ?? 0, mostBelow[at + 1] ?? 0];
    const above = sums[at] ?? 0;
    if (at >= 2) before.add(sums[at - 2] ?? 0);
    const figures = [
      tell(cents >= Math.max(0, most, least)),
      tell(seen.has(cents)),
      tell((last.get(cents) ?? at) > at),
      tell(before.has(above - cents)),
      tell(near.some((one, i) => near.some((two, j) => j > i && one + two === cents))),
      tell(near.some((one, i) => near.some((two, j) => j !== i && one - two === cents))),
      above === 0 ? NONE : cents / above,
      tell(at > 0 && cents > most),
      tell(at < prices.length - 1 && cents > least),
    ];
    seen.add(cents);
    return figures;
  });
}

function pricesAround(lines: readonly Line[]): number[][] {
  const prices = lines.flatMap(({ price }) => price?.cents ?? []);
  const middle = median(prices.map(Math.abs)) || 1;
  const among = amongPrices(prices);
  let above = 0;
  return lines.map(({ price }) => {
    const counts = [prices.length, above, prices.length - above - tell(price !== null)];
    if (!price) return [...counts, NONE, ...Array<number>(9).fill(NONE)];
    return [...counts, price.cents / middle, ...(among[above++] ?? [])];
  });
}

/** How many rows above and below a row are sums, payments, likely goods, heads of columns or dates. */
function kindsAround(lines: readonly Line[]): number[][] {
  const isGoods = ({ price, word, letters }: Line) => price !== null && word === "open" && letters >= 3;
  const kinds: readonly ((line: Line) => boolean)[] = [
    ({ price, word }) => price !== null && SUMS.has(word),
    ({ price, word }) => price !== null && PAID.has(word),
    isGoods,
    ({ text }) => COLUMN_HEAD.test(text),
    ({ text }) => CLOCK_OR_DATE.test(text),
  ];
  const told = kinds.map((is) => sumsOf(lines.map((line) => tell(is(line)))));
  const firstSum = lines.findIndex(({ word }) => SUMS.has(word));
  const firstGoods = lines.findIndex(isGoods);
  return lines.map((_, at) => [
    ...told.flatMap((sums) => [sums[at] ?? 0, (sums.at(-1) ?? 0) - (sums[at + 1] ?? 0)]),
    firstSum < 0 ? NONE * lines.length : at - firstSum,
    firstGoods < 0 ? NONE * lines.length : at - firstGoods,
  ]);
}

/**
 * Each row in figures, for the table of trees that says which rows are of goods: by its own looks, by those of the
 * rows beside it, by its place and by the prices and the kinds of rows around it.
 */
export function rowFeatures(lines: readonly Line[]): number[][] {
  if (lines.length === 0) return [];
  const measures = measuresOf(lines);
  const looks = lines.map((line) => [...looksOf(line, measures), ...headLooksOf(line)]);
  const beyond = (looks[0] ?? []).map(() => NONE);
  const [places, prices, kinds] = [placesOf(lines, measures), pricesAround(lines), kindsAround(lines)];
  return lines.map((_, at) =>
    [looks[at], places[at], prices[at], kinds[at], looks[at - 1] ?? beyond, looks[at + 1] ?? beyond].flatMap(
      (part) => part ?? [],
    ),
  );
}
