import type { Entry } from "../entries";
import { letterCount } from "../glyphs";
import { isCodeRow } from "../line-roles";
import type { Line } from "../lines";
import { amountsIn } from "../money";
import { noteCents } from "../quantity-lines";
import { EMPTY_BLOCK, entryOf, type OrderBlock } from "./order-block";
import { type Cell, type Column, cellsOf, columnsOf, roleOf } from "./order-cells";
import {
  BASKET_SAVINGS,
  CAME_INSTEAD,
  CAME_OTHERWISE,
  CHARGED_HEADING,
  DETAIL,
  DID_NOT_COME,
  FEE,
  NOT_CHARGED_HEADING,
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
  columns: readonly Column[];
  came: boolean;
  notCharged: number;
}

/** Lines of one cell are set closer than this many of their heights; goods are further apart. */
const CLOSE = 1.5;

const distance = (above: Line, below: Line) => (middleOf(below) - middleOf(above)) / below.row.height;

function middleOf({ row }: Line): number {
  const ys = row.words.map(({ cy }) => cy);
  return ys.reduce((sum, y) => sum + y, 0) / Math.max(1, ys.length);
}

/** Whether a line goes on with the name above it: set close, at the same edge, in the same letters, and broken there. */
function goesOn(named: Line | null, line: Line): boolean {
  const [run] = line.row.words;
  const above = named?.row.words[0];
  if (!named || !run || !above) return false;
  // The first word of a broken line had no room in the line above.
  const [first = ""] = run.text.split(" ");
  const needed = ((first.length + 1.5) / run.text.length) * run.width;
  if (run.right > above.right + needed) return false;
  const sameEdge = Math.abs(named.row.left - line.row.left) < line.row.height;
  const sameSize = Math.abs(named.row.height - line.row.height) < 0.1 * line.row.height;
  return sameEdge && sameSize && distance(named, line) < CLOSE;
}

function closed(reading: Reading, { pricesAre }: OrderHabits): void {
  const { block } = reading;
  const entry = entryOf(block, pricesAre);
  if (entry) reading.entries.push(entry);
  else if (block.name !== "") reading.notCharged += block.charged?.cents ?? noteCents(block.note) ?? 0;
  reading.block = { ...EMPTY_BLOCK, came: reading.came };
}

/** Whether a row's own column says that it was not charged. */
const saysNotCharged = (cells: readonly Cell[], columns: readonly Column[]) =>
  cells.some(
    (cell) => cell.kind === "text" && isOtherColumn(cell, columns) && NOT_CHARGED_HEADING.test(cell.text),
  );

const isOtherColumn = (cell: Cell, columns: readonly Column[]) =>
  columns.length > 0 && roleOf(cell, columns) === "other";

const textOf = (cells: readonly Cell[]) =>
  cells.flatMap((cell) => (cell.kind === "text" ? [cell.text] : [])).join(" ");

/** With the counts and amounts of a row, each by its column or by what it comes to. */
function withFigures(
  block: OrderBlock,
  line: Line,
  cells: readonly Cell[],
  columns: readonly Column[],
): OrderBlock {
  let next = block;
  const money = cells.filter((cell) => cell.kind === "money");
  for (const cell of cells) {
    if (cell.kind === "count" && roleOf(cell, columns) !== "ordered") next = { ...next, count: cell.count };
    if (cell.kind === "note") next = { ...next, note: cell.note };
  }
  const byRole = money.map((cell) => ({ cell, role: columns.length > 0 ? roleOf(cell, columns) : null }));
  const unit = byRole.find(({ cell, role }) => cell.isUnit || (role === "unit" && money.length > 1));
  const charged = byRole.findLast((one) => one !== unit && !one.cell.isUnit);
  if (unit) next = { ...next, unitCents: unit.cell.cents };
  const other = money.find((cell) => cell !== charged?.cell && cell !== unit?.cell);
  const many = next.count ?? next.note?.quantity ?? 1;
  if (other && charged && !unit && other.cents * many === charged.cell.cents)
    next = { ...next, unitCents: other.cents };
  return charged ? { ...next, charged: { cents: charged.cell.cents, line } } : next;
}

/** Whether figures without a name belong to the article before, whose sum they come to, and not to the next one. */
function isOfBlock({ charged, count, note, unitCents }: OrderBlock, cells: readonly Cell[]): boolean {
  if (!charged) return true;
  return cells.every((cell) => {
    if (cell.kind === "note") return !note && [null, charged.cents].includes(noteCents(cell.note));
    if (cell.kind === "count") return count === null;
    return cell.kind !== "money" || (unitCents === null && cell.isUnit);
  });
}

/** The row that has the next figures says whether a name without a price begins an article. */
function beginsArticle(rest: readonly Line[], block: OrderBlock): boolean {
  const next = rest.find((line) => cellsOf(line).some(({ kind }) => kind !== "text"));
  if (!next) return false;
  const cells = cellsOf(next);
  return letterCount(textOf(cells)) < 3 && !isOfBlock(block, cells);
}

function chargeOf(line: Line, cents: number, kind: "fee" | "discount", name: string): Entry {
  const group = kind === "fee" ? "fee" : "sure";
  return {
    kind,
    name,
    cents,
    counts: true,
    group,
    doubt: "none",
    note: null,
    lines: [line],
    priceLine: line,
    flags: "",
  };
}

/** A row of the page that is not an article's; `false` where it is one. */
function isOther(reading: Reading, line: Line, habits: OrderHabits): boolean {
  const cells = cellsOf(line);
  const text = textOf(cells);
  const columns = columnsOf(line);
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
  return DETAIL.test(text) || isCodeRow(text.replace(PRICE_BEHIND, "")) || SKIPPED.has(line.word);
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
  const name = instead ? textOf(cells).replace(CAME_INSTEAD, "") : textOf(cells);
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
    const next = rest.find((one) => letterCount(textOf(cellsOf(one))) >= 2);
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
  const came = reading.block.came && !saysNotCharged(all, reading.columns);
  const begun = { ...reading.block, name, named: line, lines: [line], came };
  reading.block = withFigures(begun, line, cells, reading.columns);
}

/** The price of one beside an article's number. */
function withUnit(block: OrderBlock, line: Line): OrderBlock {
  const [amount] = amountsIn(line.text);
  if (!amount || !isCodeRow(line.text.slice(0, amount.start)) || block.unitCents !== null) return block;
  return { ...block, unitCents: amount.cents };
}

/** The goods, fees and reductions that rows of an order's page list. */
export function orderGoods(lines: readonly Line[], habits: OrderHabits): OrderGoods {
  const reading: Reading = { entries: [], block: EMPTY_BLOCK, columns: [], came: true, notCharged: 0 };
  lines.forEach((line, at) => {
    read(reading, line, lines.slice(at + 1), habits);
  });
  closed(reading, habits);
  return { entries: reading.entries, notCharged: reading.notCharged, hasColumns: reading.columns.length > 0 };
}

/** Rows between the goods and the total: what is paid beside goods, and what is taken off them all. */
export function orderCharges(lines: readonly Line[], notCharged: number): Entry[] {
  return lines.flatMap((line) => {
    const cents = line.price?.cents;
    if (cents === undefined || cents === 0) return [];
    if (line.word === "tax" || line.word === "subtotal" || line.word === "total") return [];
    const name = textOf(cellsOf(line));
    if (cents < 0 && PAID_BACK.test(name) && -cents === notCharged) return [];
    if (cents < 0 || BASKET_SAVINGS.test(name)) return [chargeOf(line, -Math.abs(cents), "discount", name)];
    return [chargeOf(line, cents, "fee", name)];
  });
}
