import { parse } from "csv-parse/browser/esm/sync";

/** A receipt as the package lists it, with the fingerprints by which its photo is found. */
export interface ListedReceipt {
  readonly date: string;
  readonly store: string;
  /** Where its photo stands in the package, without its ending. */
  readonly photo: string;
  readonly sha256: string;
  readonly perceptualHash: string;
}

/** The columns of `csv/receipts.csv` that are read here. */
const COLUMNS = {
  date: "Date",
  store: "Store",
  photo: "Photo",
  sha256: "SHA-256 of the photo",
  perceptualHash: "Perceptual hash",
} as const;

/** An apostrophe keeps a spreadsheet from running a field; it is not part of the field. */
const plain = (field: string) => field.replace(/^'(?=[=+\-@\t\r])/, "");

/** The receipts that a package lists. */
export function listedReceipts(csv: Uint8Array): ListedReceipt[] {
  const rows: Record<string, string>[] = parse(new TextDecoder().decode(csv), { bom: true, columns: true });
  const field = (row: Record<string, string>, name: keyof typeof COLUMNS) => plain(row[COLUMNS[name]] ?? "");
  return rows.map((row) => ({
    date: field(row, "date"),
    store: field(row, "store"),
    photo: field(row, "photo"),
    sha256: field(row, "sha256"),
    perceptualHash: field(row, "perceptualHash"),
  }));
}
