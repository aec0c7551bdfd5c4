import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { severalLines } from "@gf-ledger/domain/input/single-line-text";
import type { SheetCell } from "../table/cell";
import { columnName } from "../table/table";
import { STYLE, type StyleName } from "./styles";
import { xmlText } from "./xml-text";

/** The day that spreadsheets count from; 1900-02-29, which they believe in, lies before every date of a claim. */
const DAY_0 = Date.UTC(1899, 11, 30);
/** The longest text that a cell of a spreadsheet holds. */
const LONGEST_TEXT = 32_767;

/** A calendar date as the number of days by which spreadsheets count. */
function serialDate(date: CalendarDate): number {
  return (Date.parse(`${date}T00:00:00Z`) - DAY_0) / DAY_MS;
}

/** `_x0041_` in a cell's text would be read as an escaped character, so its underscore is escaped itself. */
const literal = (text: string) => text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_");

function textXml(reference: string, style: number, text: string): string {
  const value = xmlText(literal(severalLines(text).slice(0, LONGEST_TEXT)));
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
}

/** A heading's cell. */
export function headingXml(column: number, row: number, text: string): string {
  return textXml(`${columnName(column)}${row}`, STYLE.heading, text);
}

/** One cell at its place, counted from column 0 and row 1; nothing for an empty one. */
export function cellXml(column: number, row: number, cell: SheetCell): string {
  if (cell === null) return "";
  const reference = `${columnName(column)}${row}`;
  if ("text" in cell) return textXml(reference, cell.strong ? STYLE.strong : STYLE.text, cell.text);
  if ("date" in cell) return `<c r="${reference}" s="${STYLE.date}"><v>${serialDate(cell.date)}</v></c>`;
  const look: StyleName = cell.strong && cell.look === "money" ? "strongMoney" : cell.look;
  const formula = cell.formula === undefined ? "" : `<f>${xmlText(cell.formula)}</f>`;
  return `<c r="${reference}" s="${STYLE[look]}">${formula}<v>${cell.value}</v></c>`;
}
