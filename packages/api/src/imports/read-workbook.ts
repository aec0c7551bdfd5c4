import { MOST_TABLE_ROWS } from "@gf-ledger/domain/imports/import-input";
import { MOST_COLUMNS } from "@gf-ledger/domain/imports/import-mapping";
import { cellText, type TableCell, type TableRow } from "@gf-ledger/domain/imports/table";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import { withdraw } from "../refusals/withdraw";
import { type CellReading, cellOf, columnOf, showsDate } from "./workbook-cells";
import { openWorkbook, type WorkbookParts } from "./workbook-parts";

const MOST_SHEETS = 100;

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
      if (Id) targets.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const names: string[] = [];
  const found: string[] = [];
  let since1904 = false;
  await parts.read("xl/workbook.xml", {
    opens: ({ name, attributes }) => {
      if (name === "workbookPr") since1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
      const target = name === "sheet" ? targets.get(attributes["r:id"] ?? attributes.id ?? "") : undefined;
      if (!target || names.length >= MOST_SHEETS) return;
      names.push((attributes.name ?? "").slice(0, 200));
      found.push(target);
    },
  });
  return { names, parts: found, since1904 };
}

async function datedStyles(parts: WorkbookParts): Promise<boolean[]> {
  const styles: boolean[] = [];
  if (!parts.has("xl/styles.xml")) return styles;
  const codes = new Map<number, string>();
  let inCells = false;
  await parts.read("xl/styles.xml", {
    opens: ({ name, attributes }) => {
      if (name === "numFmt") codes.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
      if (name === "cellXfs") inCells = true;
      if (name !== "xf" || !inCells) return;
      const format = Number(attributes.numFmtId ?? 0);
      styles.push(showsDate(format, codes.get(format)));
    },
    closes: (name) => {
      if (name === "cellXfs") inCells = false;
    },
  });
  return styles;
}

async function sharedStrings(parts: WorkbookParts): Promise<string[]> {
  const strings: string[] = [];
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
    says: (said) => {
      if (inText) text += said;
    },
    closes: (name) => {
      if (name === "t") inText = false;
      if (name === "rPh") inPhonetic = false;
      if (name === "si") strings.push(text);
    },
  });
  return strings;
}

async function rowsOf(parts: WorkbookParts, part: string, reading: CellReading): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  let line = 0;
  let cells: TableCell[] = [];
  let column = -1;
  let cell = { type: "n", style: 0, text: "" };
  let inValue = false;
  await parts.read(part, {
    opens: ({ name, attributes }) => {
      if (name === "row") {
        line = Number(attributes.r) || line + 1;
        cells = [];
        column = -1;
      } else if (name === "c") {
        column = columnOf(attributes.r) ?? column + 1;
        cell = { type: attributes.t ?? "n", style: Number(attributes.s ?? 0), text: "" };
      }
      inValue = name === "v" || name === "t";
    },
    says: (text) => {
      if (inValue) cell.text += text;
    },
    closes: (name) => {
      if (name === "v" || name === "t") inValue = false;
      if (name === "c" && column < MOST_COLUMNS) {
        while (cells.length < column) cells.push("");
        cells[column] = cellOf(cell, reading);
      }
      if (name !== "row" || cells.every((one) => cellText(one) === "")) return;
      if (rows.length > MOST_TABLE_ROWS) withdraw(refused("table_too_long", { rows: MOST_TABLE_ROWS }));
      rows.push({ line, cells });
    },
  });
  return rows;
}

export interface ReadWorkbook {
  readonly sheets: readonly string[];
  readonly sheet: string;
  readonly rows: readonly TableRow[];
}

/**
 * The rows of one sheet of a workbook, the first unless another is named. Withdraws for a file that is no
 * workbook, holds too much, or has no such sheet.
 */
export async function readWorkbook(bytes: Uint8Array, wanted: string | null): Promise<ReadWorkbook> {
  const parts = await openWorkbook(bytes);
  const { names, parts: found, since1904 } = await sheetsOf(parts);
  const at = wanted === null ? 0 : names.indexOf(wanted);
  const [part, sheet] = [found[at], names[at]];
  if (part === undefined || sheet === undefined)
    return withdraw(wanted === null ? refused("table_empty") : refused("no_such_sheet", { sheet: wanted }));
  const reading = { strings: await sharedStrings(parts), datedStyles: await datedStyles(parts), since1904 };
  return { sheets: names, sheet, rows: await rowsOf(parts, part, reading) };
}
