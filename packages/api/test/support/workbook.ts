import { buffer } from "node:stream/consumers";
import ExcelJs from "exceljs";
import { ZipFile } from "yazl";

/** A workbook as a spreadsheet program writes it, its sheets by their names. */
export async function workbook(
  sheets: Readonly<Record<string, readonly (readonly unknown[])[]>>,
): Promise<Buffer> {
  const book = new ExcelJs.Workbook();
  for (const [name, rows] of Object.entries(sheets)) book.addWorksheet(name).addRows(rows as unknown[][]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

const RELS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="sheet" Target="worksheets/sheet1.xml"/></Relationships>`;
const bookOf = (since1904: boolean) =>
  `<workbook xmlns:r="r">${since1904 ? '<workbookPr date1904="1"/>' : ""}<sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>`;

/** A workbook of one sheet, whose XML is written by hand, and that of its other parts. */
export async function rawWorkbook(
  sheet: string | Buffer,
  parts: Readonly<Record<string, string>> = {},
  since1904 = false,
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name);
  zip.addBuffer(Buffer.from(RELS), "xl/_rels/workbook.xml.rels");
  zip.addBuffer(Buffer.from(bookOf(since1904)), "xl/workbook.xml");
  zip.addBuffer(Buffer.from(sheet), "xl/worksheets/sheet1.xml");
  zip.end();
  return buffer(zip.outputStream);
}
