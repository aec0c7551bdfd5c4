import { parse } from "csv-parse/browser/esm/sync";

/** A photo of a receipt, or of a price, as the package lists it, with what it is found by. */
export interface ListedReceipt {
  readonly date: string;
  readonly store: string;
  /** Where its photo stands in the package, without its ending. */
  readonly photo: string;
  readonly sha256: string;
  readonly perceptualHash: string;
}

/** Where the columns of the list of receipts stand: their headings are in the language of the papers. */
const COLUMNS = { date: 1, store: 2, photo: 5, sha256: 6, perceptualHash: 7 } as const;

/** An apostrophe keeps a spreadsheet from running a field; it is not part of the field. */
const plain = (field: string) => field.replace(/^'(?=[=+\-@\t\r])/, "");

/** Where the columns of the list of comparators stand. */
const PRICE_COLUMNS = { store: 5, date: 7, photo: 12, sha256: 13 } as const;

/** The photographed prices that a package lists, each photo once (claim-80). */
export function listedPrices(csv: Uint8Array): ListedReceipt[] {
  // The total below them is a shorter row.
  const options = { bom: true, relax_column_count: true };
  const [, ...rows]: string[][] = parse(new TextDecoder().decode(csv), options);
  const field = (row: readonly string[], name: keyof typeof PRICE_COLUMNS) =>
    plain(row[PRICE_COLUMNS[name]] ?? "");
  const prices = rows.map((row) => ({
    date: field(row, "date"),
    store: field(row, "store"),
    photo: field(row, "photo"),
    sha256: field(row, "sha256"),
    perceptualHash: "",
  }));
  return [...new Map(prices.map((one) => [one.sha256, one])).values()].filter(({ sha256 }) => sha256 !== "");
}

/** The photos of the receipts that a package lists, of a receipt joined from several each one (receipts-128). */
export function listedReceipts(csv: Uint8Array): ListedReceipt[] {
  const [, ...rows]: string[][] = parse(new TextDecoder().decode(csv), { bom: true });
  const field = (row: readonly string[], name: keyof typeof COLUMNS) => plain(row[COLUMNS[name]] ?? "");
  return rows.flatMap((row) => {
    const looks = field(row, "perceptualHash").split(" ");
    const numbered = (name: string, at: number) => (at === 0 ? name : `${name} (${at + 1})`);
    return field(row, "sha256")
      .split(" ")
      .map((sha256, at) => ({
        date: field(row, "date"),
        store: numbered(field(row, "store"), at),
        photo: numbered(field(row, "photo"), at),
        sha256,
        perceptualHash: looks[at] ?? "",
      }));
  });
}
