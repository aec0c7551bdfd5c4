import { strToU8, zipSync } from "fflate";

/** A file of one kind that names a purchase, with a text of the sender's own in one of its fields. */
export interface StrangeTable {
  readonly kind: string;
  readonly fileName: string;
  readonly fields: readonly string[];
  /** Whether purchases stand above or below 0 in it. */
  readonly spending: "above" | "below";
  /** The file, of a price that no other file has, so that its row is new to the account. */
  make(field: string, text: string, price: string): Uint8Array;
}

const ROW: Readonly<Record<string, string>> = {
  Date: "2026-01-14",
  Store: "Maple Grocer",
  Item: "GF bread",
  Category: "Snacks",
  Quantity: "1",
  Size: "500",
  Unit: "g",
  Currency: "CAD",
  "Regular price": "1.49",
  Credit: "",
};
const HEADING = "a heading";

/** The two lines of a table with headings; the text may also be one of these. */
function linesOf(field: string, text: string, price: string): string[][] {
  const row = { ...ROW, Price: price, ...(field === HEADING ? {} : { [field]: text }) };
  const headings = Object.keys(row).map((name) => (field === HEADING && name === "Credit" ? text : name));
  return [headings, Object.values(row)];
}

const COLUMNS = [...Object.keys(ROW), "Price", HEADING];

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const cellOf = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

function workbookOf(lines: readonly (readonly string[])[]): Uint8Array {
  const rows = lines.map((cells) => `<row>${cells.map(cellOf).join("")}</row>`).join("");
  const parts = {
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

/** What stands behind each letter of a QIF's entry, which is split where a part of it is asked for. */
const QIF = { D: "2026-01-14", P: "Maple Grocer", M: "GF bread", L: "Groceries" };
const PARTS = { S: "Groceries", E: "GF bread" };

function qifOf(field: string, text: string, price: string): Uint8Array {
  const parts = field in PARTS || field === "$" ? { ...PARTS, $: `-${price}` } : {};
  const entry = { ...QIF, T: `-${price}`, ...parts, [field]: text };
  const lines = Object.entries(entry).map(([code, said]) => `${code}${said}`);
  return strToU8(["!Type:CCard", ...lines, "^", ""].join("\n"));
}

const OFX = { TRNTYPE: "DEBIT", DTPOSTED: "20260114", FITID: "1", NAME: "MAPLE GROCER", MEMO: "GF bread" };

function ofxOf(field: string, text: string, price: string): Uint8Array {
  const { CURDEF, ...entry } = { CURDEF: "CAD", ...OFX, TRNAMT: `-${price}`, [field]: escaped(text) };
  const elements = Object.entries(entry).map(([name, said]) => `<${name}>${said}</${name}>`);
  const list = `<CURDEF>${CURDEF}</CURDEF><BANKTRANLIST><STMTTRN>${elements.join("")}</STMTTRN></BANKTRANLIST>`;
  const head = `<?OFX OFXHEADER="200" VERSION="211"?>`;
  return strToU8(`${head}\n<OFX><CREDITCARDMSGSRSV1>${list}</CREDITCARDMSGSRSV1></OFX>`);
}

/** Each kind of file that an import reads. */
export const STRANGE_TABLES: readonly StrangeTable[] = [
  {
    kind: "CSV",
    fileName: "groceries.csv",
    fields: COLUMNS,
    spending: "above",
    make: (...said) =>
      strToU8(
        linesOf(...said)
          .map((line) => line.map(quoted).join())
          .join("\n"),
      ),
  },
  {
    kind: "XLSX",
    fileName: "groceries.xlsx",
    fields: COLUMNS,
    spending: "above",
    make: (...said) => workbookOf(linesOf(...said)),
  },
  {
    kind: "QIF",
    fileName: "card.qif",
    fields: ["D", "T", "U", "P", "M", "L", "S", "E", "$"],
    spending: "below",
    make: qifOf,
  },
  {
    kind: "OFX",
    fileName: "card.ofx",
    fields: [...Object.keys(OFX), "TRNAMT", "CURDEF"],
    spending: "below",
    make: ofxOf,
  },
];
