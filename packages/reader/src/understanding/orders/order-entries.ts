import { datesIn } from "../dates/dates";
import type { Entry } from "../items/entries";
import { isCodeRow } from "../lines/line-roles";
import type { Line } from "../lines/lines";
import { noteCents } from "../lines/quantity-lines";
import { letterCount } from "../words/glyphs";
import {
  isNotCharged,
  isOfBlock,
  isOtherColumn,
  orderCellText,
  withFigures,
  withUnit,
} from "./block-figures";
import { goesOn } from "./name-lines";
import { EMPTY_BLOCK, entryOf, type OrderBlock } from "./order-block";
import { cellsOf, type OrderColumn, orderColumns } from "./order-cells";
import { chargeOf } from "./order-charges";
import {
  CAME_INSTEAD,
  CAME_OTHERWISE,
  CHARGED_HEADING,
  DETAIL,
  DID_NOT_COME,
  FEE,
  NOT_CHARGED_HEADING,
  OF_A_DAY,
  OF_THE_ORDER,
  PAID_BACK,
  speaksOfGoods,
} from "./order-words";

/** What a page does not say by itself, and its sums decide. */
export interface OrderHabits {
  /** Whether `Refunded` by itself is said of the article above it or heads those below it. */
  readonly statusesAre: "below" | "headings";
  /** Whether an amount beside a count is the price of all or of one. */
  readonly pricesAre: "sums" | "units";
}

/** What an order's page lists. */
export interface OrderGoods {
  readonly entries: readonly Entry[];
  /** What was ordered and not charged, in cents. */
  readonly notCharged: number;
  /** Whether the goods stand under headings of columns. */
  readonly hasColumns: boolean;
}

interface Reading {
  entries: Entry[];
  block: OrderBlock;
  columns: readonly OrderColumn[];
  came: boolean;
  notCharged: number;
}

function closed(reading: Reading, { pricesAre }: OrderHabits): void {
  const { block } = reading;
  const entry = entryOf(block, pricesAre);
  if (entry) reading.entries.push(entry);
  else if (block.name !== "") reading.notCharged += block.charged?.cents ?? noteCents(block.note) ?? 0;
  reading.block = { ...EMPTY_BLOCK, came: reading.came };
}

/** The row that has the next figures says whether a name without a price begins an article. */
function beginsArticle(rest: readonly Line[], block: OrderBlock): boolean {
  const next = rest.find((line) => cellsOf(line).some(({ kind }) => kind !== "text"));
  if (!next) return false;
  const cells = cellsOf(next);
  return letterCount(orderCellText(cells)) < 3 && !isOfBlock(block, cells);
}

/** `Order date: Jan 3, 2026`, `Commandé le 30 décembre 2025`: a day and what it is of. */
function isDayAlone({ text, price }: Line): boolean {
  const days = price === null ? datesIn(text) : [];
  if (days.length === 0) return false;
  const rest = days.reduce(
    (left, day) => left.replace(text.slice(day.index, day.index + day.text.length), " "),
    text,
  );
  return letterCount(rest.replace(OF_A_DAY, "")) <= 2;
}

/** A row of the page that is not an article's; `false` where it is one. */
function isOther(reading: Reading, line: Line, habits: OrderHabits): boolean {
  const cells = cellsOf(line);
  const text = orderCellText(cells);
  const columns = orderColumns(line);
  const price = line.price?.cents ?? null;
  const { charged } = reading.block;
  if (columns) {
    closed(reading, habits);
    reading.columns = columns;
    return true;
  }
  if (NOT_CHARGED_HEADING.test(text) && (!price || price === charged?.cents)) {
    if (habits.statusesAre === "below" && !speaksOfGoods(line.text) && reading.block.name !== "") {
      reading.block = { ...reading.block, came: false };
      return true;
    }
    reading.came = false;
    closed(reading, habits);
    return true;
  }
  if (CAME_OTHERWISE.test(line.text) || DID_NOT_COME.test(line.text)) {
    return true;
  }
  if (price !== null && FEE.test(text) && letterCount(text) <= 40) {
    closed(reading, habits);
    reading.entries.push(chargeOf(line, price, "fee", text));
    return true;
  }
  if (price !== null && price < 0) {
    closed(reading, habits);
    if (!PAID_BACK.test(text)) reading.entries.push(chargeOf(line, price, "discount", text || "-"));
    return true;
  }
  return (
    isDayAlone(line) ||
    (price === null && OF_THE_ORDER.test(text)) ||
    DETAIL.test(text) ||
    isCodeRow(text.replace(PRICE_BEHIND, "")) ||
    SKIPPED.has(line.word)
  );
}

/** The price of one, behind an article's number. */
const PRICE_BEHIND = /\s+\$?\s?\d{1,4}[.,]\d{2}\s?\$?\s*$/;
const SKIPPED = new Set<Line["word"]>([
  "subtotal",
  "total",
  "tax",
  "tender",
  "change",
  "saved",
  "was",
  "count",
  "points",
  "payment",
]);

function read(reading: Reading, line: Line, rest: readonly Line[], habits: OrderHabits): void {
  if (isOther(reading, line, habits)) {
    reading.block = withUnit(reading.block, line);
    return;
  }
  const instead = CAME_INSTEAD.exec(line.text);
  if (instead) {
    reading.block = { ...EMPTY_BLOCK, came: reading.came };
  }
  const all = cellsOf(line);
  const cells = all.filter((cell) => !isOtherColumn(cell, reading.columns));
  const name = instead ? orderCellText(cells).replace(CAME_INSTEAD, "") : orderCellText(cells);
  const figures = cells.filter(({ kind }) => kind !== "text");
  if (letterCount(name) < 2) {
    if (figures.length === 0) return;
    reading.block = withFigures(reading.block, line, cells, reading.columns);
    reading.block = { ...reading.block, lines: [...reading.block.lines, line] };
    return;
  }
  const { block } = reading;
  const continues =
    goesOn(block.named, line) && (block.charged === null || !figures.some(({ kind }) => kind === "money"));
  if (continues && !(block.charged && beginsArticle(rest, block))) {
    const joined = { ...block, name: `${block.name} ${name}`, named: line, lines: [...block.lines, line] };
    reading.block = withFigures(joined, line, cells, reading.columns);
    return;
  }
  // A row below a price that has none itself, and none to come, is no name.
  if (figures.length === 0 && block.charged && !beginsArticle(rest, block)) {
    const next = rest.find((one) => letterCount(orderCellText(cellsOf(one))) >= 2);
    if (!next || !goesOn(line, next)) {
      if (CHARGED_HEADING.test(line.text)) reading.came = true;
      closed(reading, habits);
      return;
    }
  }
  closed(reading, habits);
  if (CHARGED_HEADING.test(line.text)) {
    reading.came = true;
    reading.block = EMPTY_BLOCK;
    return;
  }
  const came = reading.block.came && !isNotCharged(all, reading.columns);
  const begun = { ...reading.block, name, named: line, lines: [line], came };
  reading.block = withFigures(begun, line, cells, reading.columns);
}

/** The figures of an article stand no more rows below its name. */
const LOOK_AHEAD = 12;

/** The goods, fees and reductions that rows of an order's page list. */
export function orderGoods(lines: readonly Line[], habits: OrderHabits): OrderGoods {
  const reading: Reading = { entries: [], block: EMPTY_BLOCK, columns: [], came: true, notCharged: 0 };
  lines.forEach((line, at) => {
    read(reading, line, lines.slice(at + 1, at + 1 + LOOK_AHEAD), habits);
  });
  closed(reading, habits);
  return { entries: reading.entries, notCharged: reading.notCharged, hasColumns: reading.columns.length > 0 };
}
