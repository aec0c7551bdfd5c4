import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Cents } from "@gf-ledger/domain/money/cents";

/** How a number is printed: with two decimals, with as many as it has, as a percentage, or as a count. */
export type NumberLook = "money" | "exact" | "percent" | "count";

/** One cell of a table; a formula is for spreadsheets and always comes with the value it gives. */
export type Cell =
  | null
  | { readonly text: string; readonly strong?: true }
  | { readonly date: CalendarDate }
  | {
      readonly value: number;
      readonly look: NumberLook;
      readonly formula?: string;
      readonly strong?: true;
    };
export type Row = readonly Cell[];

export const text = (words: string | null): Cell => (words === null || words === "" ? null : { text: words });
export const strong = (words: string): Cell => ({ text: words, strong: true });
export const date = (day: CalendarDate | null): Cell => (day === null ? null : { date: day });
export const count = (value: number | null): Cell => (value === null ? null : { value, look: "count" });
export const percent = (value: number): Cell => ({ value, look: "percent" });
/** Whole cents as dollars. */
export const money = (cents: Cents | null): Cell =>
  cents === null ? null : { value: cents / 100, look: "money" };
/** Dollars to the cent. */
export const dollars = (amount: number | null): Cell =>
  amount === null ? null : { value: amount, look: "money" };
/** Dollars with as many decimals as they have. */
export const exact = (dollars: number | null): Cell =>
  dollars === null ? null : { value: dollars, look: "exact" };

/** The same number, worked out by the spreadsheet itself. */
export function by(formula: string, cell: Cell): Cell {
  return cell !== null && "value" in cell ? { ...cell, formula } : cell;
}

/** The same cell in bold: a total. */
export function inBold(cell: Cell): Cell {
  return cell === null || "date" in cell ? cell : { ...cell, strong: true };
}
