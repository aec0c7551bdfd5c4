import type { SheetTable } from "../table/table";
import { cellXml, headingXml } from "./cell-xml";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

const rowXml = (row: number, cells: string) => `<row r="${row}">${cells}</row>`;

/** A sheet as XML, some rows at a time: facts, an empty row, then headings that stay while one scrolls. */
export async function* sheetXml(table: SheetTable): AsyncGenerator<string> {
  const headingsAt = table.facts.length === 0 ? 1 : table.facts.length + 2;
  const columns = table.columns
    .map(
      ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
    )
    .join("");
  yield [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${MAIN}">`,
    `<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">`,
    `<pane ySplit="${headingsAt}" topLeftCell="A${headingsAt + 1}" activePane="bottomLeft" state="frozen"/>`,
    `<selection pane="bottomLeft" activeCell="A${headingsAt + 1}" sqref="A${headingsAt + 1}"/>`,
    `</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns}</cols>`,
    `<sheetData>`,
  ].join("");
  for (const [index, row] of table.facts.entries())
    yield rowXml(index + 1, row.map((cell, column) => cellXml(column, index + 1, cell)).join(""));
  const headings = table.columns.map(({ heading }, column) => headingXml(column, headingsAt, heading));
  yield rowXml(headingsAt, headings.join(""));
  let at = headingsAt;
  for await (const rows of table.rows(headingsAt + 1)) {
    let part = "";
    for (const row of rows) {
      at += 1;
      part += rowXml(at, row.map((cell, column) => cellXml(column, at, cell)).join(""));
    }
    yield part;
  }
  yield `</sheetData><pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="1" orientation="landscape" fitToHeight="0"/></worksheet>`;
}
