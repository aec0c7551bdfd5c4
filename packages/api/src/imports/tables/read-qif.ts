import type { TableRow } from "@gf-ledger/domain/imports/table";
import { boundedCell, TableRows } from "./table-rows";

/** Begins with what it holds: `!Type:Bank`, or options and accounts before it. */
export const isQif = (text: string) => /^\s{0,100}!(?:Type:|Option:|Account|Clear:)/i.test(text);

/** Types of QIF whose entries are movements of money; others list accounts, categories or securities. */
const ENTRIES = /^!Type:(?:Bank|Cash|CCard|Oth A|Oth L)\b/i;
const HEADINGS = ["Date", "Amount", "Payee", "Memo", "Category"];

/** `2/ 3'26` and `2/3/2026` are one date: spaces stand for noughts, and the apostrophe before a year of 2000 on. */
const dateOf = (text: string) =>
  text
    .replace(/\s/g, "")
    .replace(/'(\d{2})$/, "/20$1")
    .replace("'", "/");

interface Part {
  readonly category: string;
  memo: string;
  amount: string;
}

/** One entry as it is read, line by line. */
interface Entry {
  /** Where its date stands. */
  line: number;
  readonly fields: Map<string, string>;
  /** What a split entry is made of. */
  readonly parts: Part[];
}

function* rowsOfEntry({ fields, parts }: Entry): Generator<string[]> {
  const field = (code: string) => fields.get(code) ?? "";
  const dated = [dateOf(field("D"))];
  const whole = [...dated, field("T") || field("U"), field("P"), field("M"), field("L")];
  if (parts.length === 0) yield whole;
  for (const { category, memo, amount } of parts)
    yield [...dated, amount, field("P"), memo || field("M"), category];
}

/**
 * The entries of a QIF as rows of a table with headings; an entry that is split is a row for each part. Throws a
 * refusal for more than a table may hold.
 */
export function readQif(text: string): TableRow[] {
  const table = new TableRows();
  let inEntries = false;
  let entry: Entry = { line: 1, fields: new Map(), parts: [] };
  const add = (line: number, cells: readonly string[]) =>
    table.add(
      line,
      cells.map((cell) => boundedCell(cell, line)),
    );
  for (const [index, written] of text.split(/\r\n?|\n/).entries()) {
    const [code = "", rest = ""] = [written.slice(0, 1), written.slice(1).trim()];
    const part = entry.parts.at(-1);
    if (code === "!") inEntries = ENTRIES.test(written);
    else if (code === "^") {
      if (inEntries && entry.fields.has("D")) {
        if (table.rows.length === 0) add(1, HEADINGS);
        for (const row of rowsOfEntry(entry)) add(entry.line, row);
      }
      entry = { line: 1, fields: new Map(), parts: [] };
    } else if (code === "S") entry.parts.push({ category: rest, memo: "", amount: "" });
    else if (code === "E" && part) part.memo = rest;
    else if (code === "$" && part) part.amount = rest;
    else if (/[DTUPML]/.test(code)) entry.fields.set(code, rest);
    if (code === "D") entry.line = index + 1;
  }
  return table.rows;
}
