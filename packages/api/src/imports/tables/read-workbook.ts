import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { MAX_COLUMNS } from "@gf-ledger/domain/imports/import-fields";
import { MAX_CELL_LETTERS, type TableCell, type TableRow } from "@gf-ledger/domain/imports/table";
import { guessHeadingRow } from "@gf-ledger/domain/imports/table-headings";
import { type BoundedText, boundedText } from "@gf-ledger/domain/input/bounded-text";
import { singleLine } from "@gf-ledger/domain/input/single-line-text";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import { refusalIn, throwRefusal } from "../../refusals/throw-refusal";
import { boundedCell, TableRows } from "./table-rows";
import { type CellReading, cellOf, columnOf, foreignSign, showsDate } from "./workbook-cells";
import { openWorkbook, type WorkbookParts } from "./workbook-parts";

const MAX_SHEETS = 100;
/** Parts and formats that a workbook names. */
const MAX_NAMED = 5000;
/** Letters of a format; spreadsheets take no longer one. */
const LONGEST_FORMAT = 255;
/** The last row of a spreadsheet. */
const LAST_LINE = 1_048_576;

/** Adds to a text that is being read; once it is too long, nothing more of it is kept. */
const extended = (text: string, more: string) =>
  text.length > MAX_CELL_LETTERS ? text : text + more.slice(0, MAX_CELL_LETTERS + 1 - text.length);

interface Sheets {
  readonly names: readonly string[];
  /** The part of each sheet, in the same order. */
  readonly parts: readonly string[];
  readonly since1904: boolean;
}

async function sheetsOf(parts: WorkbookParts): Promise<Sheets> {
  const targets = new Map<string, string>();
  await parts.read("xl/_rels/workbook.xml.rels", {
    opens: ({ attributes }) => {
      const { Id, Target = "" } = attributes;
      if (Id && targets.size < MAX_NAMED)
        targets.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const names: string[] = [];
  const found: string[] = [];
  const hidden = new Set<string>();
  let since1904 = false;
  await parts.read("xl/workbook.xml", {
    opens: ({ name, attributes }) => {
      if (name === "workbookPr") since1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
      const target = name === "sheet" ? targets.get(attributes["r:id"] ?? attributes.id ?? "") : undefined;
      if (!target || names.length >= MAX_SHEETS) return;
      names.push(singleLine((attributes.name ?? "").slice(0, 200)));
      found.push(target);
      // `hidden` and `veryHidden`: what the spreadsheet program does not show, nobody means.
      if (/hidden$/i.test(attributes.state ?? "")) hidden.add(target);
    },
  });
  const shown = found.map((part) => hidden.size === found.length || !hidden.has(part));
  return {
    names: names.filter((_, at) => shown[at]),
    parts: found.filter((_, at) => shown[at]),
    since1904,
  };
}

type Styles = Pick<CellReading, "datedStyles" | "foreignSigns">;

async function stylesOf(parts: WorkbookParts, currency: Currency): Promise<Styles> {
  const [datedStyles, foreignSigns]: [boolean[], string[]] = [[], []];
  if (!parts.has("xl/styles.xml")) return { datedStyles, foreignSigns };
  const codes = new Map<number, string>();
  let inCells = false;
  await parts.read("xl/styles.xml", {
    opens: ({ name, attributes }) => {
      if (name === "numFmt" && codes.size < MAX_NAMED)
        codes.set(Number(attributes.numFmtId), (attributes.formatCode ?? "").slice(0, LONGEST_FORMAT));
      if (name === "cellXfs") inCells = true;
      if (name !== "xf" || !inCells) return;
      const format = Number(attributes.numFmtId ?? 0);
      datedStyles.push(showsDate(format, codes.get(format)));
      foreignSigns.push(foreignSign(codes.get(format), currency));
    },
    closes: (name) => {
      if (name === "cellXfs") inCells = false;
    },
  });
  return { datedStyles, foreignSigns };
}

/** The texts that cells name by their place; `null` for one that is too long for a cell. */
async function sharedStrings(parts: WorkbookParts): Promise<(BoundedText | null)[]> {
  const strings: (BoundedText | null)[] = [];
  if (!parts.has("xl/sharedStrings.xml")) return strings;
  let text = "";
  let inText = false;
  let inPhonetic = false;
  await parts.read("xl/sharedStrings.xml", {
    opens: ({ name }) => {
      if (name === "si") text = "";
      if (name === "rPh") inPhonetic = true;
      inText = name === "t" && !inPhonetic;
    },
    says: (message) => {
      if (inText) text = extended(text, message);
    },
    closes: (name) => {
      if (name === "t") inText = false;
      if (name === "rPh") inPhonetic = false;
      if (name === "si") strings.push(boundedText(text, MAX_CELL_LETTERS));
    },
  });
  return strings;
}

async function rowsOf(parts: WorkbookParts, part: string, reading: CellReading): Promise<TableRow[]> {
  const table = new TableRows();
  let line = 0;
  let cells: TableCell[] = [];
  let column = -1;
  let cell = { type: "n", style: 0, text: "" };
  let inValue = false;
  await parts.read(part, {
    opens: ({ name, attributes }) => {
      if (name === "row") {
        line = Number(attributes.r) || line + 1;
        if (!Number.isInteger(line) || line < 1 || line > LAST_LINE) throwRefusal(refused("table_damaged"));
        cells = [];
        column = -1;
      } else if (name === "c") {
        column = columnOf(attributes.r) ?? column + 1;
        cell = { type: attributes.t ?? "n", style: Number(attributes.s ?? 0), text: "" };
      }
      inValue = name === "v" || name === "t";
    },
    says: (text) => {
      if (inValue) cell.text = extended(cell.text, text);
    },
    closes: (name) => {
      if (name === "v" || name === "t") inValue = false;
      if (name === "c" && column < MAX_COLUMNS) {
        while (cells.length < column) cells.push("");
        cells[column] = cellOf({ ...cell, text: boundedCell(cell.text, line), line }, reading);
      }
      if (name === "row") table.add(line, cells);
    },
  });
  return table.rows;
}

export interface ReadWorkbook {
  readonly sheets: readonly string[];
  readonly sheet: string;
  readonly rows: readonly TableRow[];
  readonly since1904: boolean;
}

/** The sheets that are looked at for the one with a table. */
const SHEETS_LOOKED_AT = 10;

/**
 * The first sheet that has headings of a table, else the first that holds anything. Throws a refusal where the first
 * cannot be read; a later one that cannot is passed over, and read only when it is asked for.
 */
async function likelySheet(
  sheetAt: (at: number) => Promise<TableRow[]>,
  sheets: number,
): Promise<{ readonly at: number; readonly rows: TableRow[] }> {
  const first = { at: 0, rows: await sheetAt(0) };
  let filled = first.rows.length > 0 ? first : null;
  if (guessHeadingRow(first.rows) > 0) return first;
  for (let at = 1; at < Math.min(sheets, SHEETS_LOOKED_AT); at += 1) {
    try {
      const rows = await sheetAt(at);
      if (guessHeadingRow(rows) > 0) return { at, rows };
      if (rows.length > 0) filled ??= { at, rows };
    } catch (error) {
      if (!refusalIn(error)) throw error;
    }
  }
  return filled ?? first;
}

/**
 * The rows of one sheet of a workbook that is shown, the first with a table unless another is named. Throws a refusal
 * for a file that is no workbook, holds too much, or has no such sheet.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  wanted: string | null,
  currency: Currency,
): Promise<ReadWorkbook> {
  const parts = await openWorkbook(bytes);
  const { names, parts: found, since1904 } = await sheetsOf(parts);
  if (wanted !== null && !names.includes(wanted))
    return throwRefusal(refused("no_such_sheet", { sheet: wanted }));
  if (found.length === 0) return throwRefusal(refused("table_empty"));
  const reading = { strings: await sharedStrings(parts), ...(await stylesOf(parts, currency)), since1904 };
  const sheetAt = (at: number) => rowsOf(parts, found[at] ?? "", reading);
  const { at, rows } =
    wanted === null
      ? await likelySheet(sheetAt, found.length)
      : { at: names.indexOf(wanted), rows: await sheetAt(names.indexOf(wanted)) };
  return { sheets: names, sheet: names[at] ?? "", rows, since1904 };
}
