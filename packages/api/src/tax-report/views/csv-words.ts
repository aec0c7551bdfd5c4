import { text } from "@gf-ledger/documents/table/cell";
import { UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import { categorySchema } from "@gf-ledger/domain/category/category";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { GROUNDS } from "@gf-ledger/domain/pricing/ground";
import { translatorOf } from "@gf-ledger/messages/translator";

/** The columns of the report's rows, in their order. */
const COLUMNS = [
  "date",
  "store",
  "product",
  "category",
  "quantity",
  "price",
  "regularPrice",
  "difference",
  "priceSource",
  "currency",
  "priceBasis",
  "size",
  "unit",
  "kind",
  "signedDifference",
  "tax",
  "regularTax",
  "sizeCompared",
  "ground",
  "evidence",
  "note",
] as const;
const CATEGORY_COLUMNS = ["category", "items", "price", "regularPrice", "extraCost"] as const;
/** The columns by which a row of the summary can be checked, after its own columns. */
const CHECKS = [
  "size",
  "unit",
  "weight",
  "kind",
  "paid",
  "compared",
  "tax",
  "regularTax",
  "sizeCompared",
  ...GROUNDS,
  "note",
] as const;

/** What reads the words of the reports' CSV files in a locale. */
export const csvWords = (locale: Locale) => translatorOf(locale, "reportCsv");
type CsvWords = ReturnType<typeof csvWords>;

export const reportHeadings = (t: CsvWords) => COLUMNS.map((column) => t(`columns.${column}`));
export const categoryHeadings = (t: CsvWords) =>
  CATEGORY_COLUMNS.map((column) => t(`categoryColumns.${column}`));
export const checkHeadings = (t: CsvWords) => CHECKS.map((column) => t(`checks.${column}`));

/** Whether something is so, in a word; nothing where it is not known. */
export const yesOrNo = (t: CsvWords, isSo: boolean | null) =>
  text(isSo === null ? null : t(isSo ? "yes" : "no"));

/** A category's name in a locale; one of a person's own stays as it is. */
export function categoryName(category: string, locale: Locale): string {
  const known = category === UNCATEGORIZED ? category : categorySchema.safeParse(category).data;
  return known === undefined ? category : translatorOf(locale, "food")(`category.${known}`);
}
