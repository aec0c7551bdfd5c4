import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Cents } from "@gf-ledger/domain/money/cents";

/** How a number is printed: with two decimals, with as many as it has, as a percentage, or as a count. */
export type NumberLook = "money" | "exact" | "percent" | "count";

/** One cell of a table; a formula is for spreadsheets and always comes with the value it gives. */
export type SheetCell =
  | null
  | { readonly text: string; readonly strong?: true }
  | { readonly date: CalendarDate }
  | {
      readonly value: number;
      readonly look: NumberLook;
      readonly formula?: string;
      readonly strong?: true;
    };
export type SheetRow = readonly SheetCell[];

export const text = (words: string | null): SheetCell =>
  words === null || words === "" ? null : { text: words };
export const strong = (words: string): SheetCell => ({ text: words, strong: true });
export const date = (day: CalendarDate | null): SheetCell => (day === null ? null : { date: day });
export const count = (value: number | null): SheetCell => (value === null ? null : { value, look: "count" });
export const percent = (value: number): SheetCell => ({ value, look: "percent" });
/** Whole cents as dollars. */
export const money = (cents: Cents | null): SheetCell =>
  cents === null ? null : { value: cents / 100, look: "money" };
/** Dollars to the cent. */
export const dollars = (amount: number | null): SheetCell =>
  amount === null ? null : { value: amount, look: "money" };
/** Dollars with as many decimals as they have. */
export const exact = (dollars: number | null): SheetCell =>
  dollars === null ? null : { value: dollars, look: "exact" };

/** The same number, worked out by the spreadsheet itself. */
export function by(formula: string, cell: SheetCell): SheetCell {
  return cell !== null && "value" in cell ? { ...cell, formula } : cell;
}

/** The same cell in bold: a total. */
export function inBold(cell: SheetCell): SheetCell {
  return cell === null || "date" in cell ? cell : { ...cell, strong: true };
}
