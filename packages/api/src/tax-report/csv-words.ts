import type { Kind } from "@gf-ledger/domain/line-item/kind";
import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import type { Unit } from "@gf-ledger/domain/size/unit";

/** The words of the reports' CSV files in one language. English ones are the specification's, to the letter. */
export interface CsvWords {
  /** Headings of the rows, in the order of the columns. */
  readonly columns: readonly string[];
  readonly categoryColumns: readonly string[];
  readonly grandTotal: string;
  readonly unknownStore: string;
  readonly yes: string;
  readonly no: string;
  category(category: string): string;
  priceSource(source: PriceSource): string;
  kind(kind: Kind): string;
  unit(unit: Unit): string;
  /** What a note says; a person's own note stays. */
  note(note: string): string;
  /** Headings of the columns by which a row of the summary can be checked, after its own columns. */
  readonly checks: readonly string[];
  /** Headings that follow them where the rows belong to several people. */
  readonly ofPeople: readonly string[];
  readonly differs: string;
  readonly sizeNotCompared: string;
  readonly total: string;
  readonly taxCounted: string;
  readonly taxNotCounted: string;
}

const asItIs = <Text extends string>(text: Text): string => text;

export const CSV_WORDS: CsvWords = {
  columns: [
    "Date",
    "Store",
    "Product",
    "Category",
    "Quantity",
    "GF Price",
    "Regular Price",
    "Difference",
    "Price Source",
    "Currency",
    "Price Basis",
    "Size",
    "Unit",
    "Kind",
    "Signed Difference",
    "Tax",
    "Regular Tax",
    "Size Compared",
    "Estimated",
    "Evidence",
    "Note",
  ],
  categoryColumns: ["Category", "Items", "GF Cost", "Regular Cost", "Tax Deduction"],
  grandTotal: "Grand Total",
  unknownStore: "Unknown Store",
  yes: "yes",
  no: "no",
  category: asItIs,
  priceSource: asItIs,
  kind: asItIs,
  unit: asItIs,
  note: asItIs,
  checks: [
    "Size",
    "Unit",
    "Weight",
    "Kind",
    "Total Paid",
    "Total Compared",
    "Tax",
    "Regular Tax",
    "Size Compared",
    "On Evidence",
    "On Catalogue Averages",
    "On Estimates",
    "Note",
  ],
  ofPeople: ["Person", "Share"],
  differs: "differs",
  sizeNotCompared: "Size not compared.",
  total: "Total",
  taxCounted: "Tax is counted.",
  taxNotCounted: "Tax is not counted.",
};
