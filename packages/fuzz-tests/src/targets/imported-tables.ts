import { buffer } from "node:stream/consumers";
import { readTable } from "@gf-ledger/api/imports/tables/read-table";
import { refusalError } from "@gf-ledger/api/refusals/refusal-error";
import { guessMapping } from "@gf-ledger/domain/imports/guess-mapping";
import { importedRow } from "@gf-ledger/domain/imports/imported-row";
import { headingsAt } from "@gf-ledger/domain/imports/table-headings";
import { ZipFile } from "yazl";
import { type FuzzTarget, promise, utf8Bytes } from "../fuzz-target";

function workbookOf(sheet: string): Promise<Uint8Array> {
  const zip = new ZipFile();
  const rels = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>';
  zip.addBuffer(Buffer.from(rels), "xl/_rels/workbook.xml.rels");
  zip.addBuffer(
    Buffer.from('<workbook><sheets><sheet name="A" id="r1"/></sheets></workbook>'),
    "xl/workbook.xml",
  );
  zip.addBuffer(Buffer.from(sheet), "xl/worksheets/sheet1.xml");
  zip.end();
  return buffer(zip.outputStream);
}

const READING = { currency: "CAD", today: "2026-11-22" } as const;

/** reports-37 reports-40: any file is a table whose rows are purchases or faults, or is refused with a sentence. */
export const importedTables: FuzzTarget = {
  seeds: async () => [
    utf8Bytes("Date,Item,Price\n2026-03-14,GF bread,7.49\n"),
    utf8Bytes('Date;Produit;Prix\n14/03/2026;"Pain; GF";7,49 $\n'),
    await workbookOf(
      '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>Date</v></c></row></sheetData></worksheet>',
    ),
    utf8Bytes("PK\x05\x06"),
  ],
  async run(data) {
    const read = await readTable(data, null, "CAD");
    if (!read.ok) return promise(refusalError(read).status < 500, "a refusal of the file");
    const { rows, sheet } = read.value;
    const mapping = guessMapping(rows, { sheet, currency: READING.currency });
    const headings = headingsAt(rows, mapping.headingRow).texts;
    for (const row of rows) {
      const parsed = importedRow(row, { ...READING, headings, mapping });
      if ("message" in parsed) promise(parsed.message.length > 0, "a fault with its sentence");
      else promise(parsed.price >= 0 && parsed.purchaseDate <= READING.today, "a purchase of a day that was");
    }
  },
};
