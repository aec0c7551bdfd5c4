import { taxYearOf } from "../calendar/calendar-date";
import { type Cents, centsFromDollars, dollarsFromCents } from "../money/cents";
import type { CategorySummary, LineItemView } from "./tax-report-view";

export const REPORT_SORTS = [
  "date",
  "store",
  "product",
  "category",
  "price",
  "regular",
  "difference",
] as const;
export type ReportSort = (typeof REPORT_SORTS)[number];

export interface ReportFilter {
  readonly year: number;
  /** `null`: every category. */
  readonly category: string | null;
  /** Looked for in store and product, whatever the case and the accents. */
  readonly text: string;
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The rows of one tax year that the filter lets through. */
export function filterReportRows(rows: readonly LineItemView[], filter: ReportFilter): LineItemView[] {
  const words = plain(filter.text).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (taxYearOf(row.purchaseDate) !== filter.year) return false;
    if (filter.category !== null && row.category !== filter.category) return false;
    const where = plain(`${row.name} ${row.store ?? ""}`);
    return words.every((word) => where.includes(word));
  });
}

const KEYS: Record<ReportSort, (row: LineItemView) => string | number> = {
  date: (row) => row.purchaseDate,
  store: (row) => plain(row.store ?? ""),
  product: (row) => plain(row.name),
  category: (row) => row.category,
  price: (row) => row.price,
  regular: (row) => row.regularPrice,
  difference: (row) => row.countedExtraCost,
};

/** Rows in the order asked for; equal ones keep the order they came in. */
export function sortReportRows(
  rows: readonly LineItemView[],
  sort: ReportSort,
  descending: boolean,
): LineItemView[] {
  const key = KEYS[sort];
  const sign = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: key(row) }))
    .sort((a, b) => (a.key === b.key ? 0 : sign * (a.key < b.key ? -1 : 1)))
    .map(({ row }) => row);
}

export interface ReportTotals {
  readonly itemCount: number;
  readonly price: Cents;
  readonly regularPrice: Cents;
  readonly countedExtraCost: Cents;
}

/** Totals of the rows of one currency (prices-4) that count (claim-101), summed in cents. */
export function reportTotals(rows: readonly LineItemView[]): ReportTotals {
  let [price, regularPrice, countedExtraCost] = [0, 0, 0];
  const counted = rows.filter(({ counts }) => counts);
  for (const row of counted) {
    price += centsFromDollars(row.price);
    regularPrice += centsFromDollars(row.regularPrice);
    countedExtraCost += centsFromDollars(row.countedExtraCost);
  }
  return { itemCount: counted.length, price, regularPrice, countedExtraCost };
}

export interface ReportExtent {
  /** Receipts that the rows stand on; what was added by hand stands on none. */
  readonly receiptCount: number;
  /** Purchases that cost no more than the regular product, which count as 0. */
  readonly noDearerCount: number;
}

/** reports-47 How many receipts rows stand on, and how many of them count as 0. */
export function reportExtent(rows: readonly LineItemView[]): ReportExtent {
  return {
    receiptCount: new Set(rows.flatMap(({ receiptId }) => receiptId ?? [])).size,
    noDearerCount: rows.filter(({ counts, quantity, extraCost }) => counts && quantity > 0 && extraCost <= 0)
      .length,
  };
}

function grouped(rows: readonly LineItemView[], key: (row: LineItemView) => string) {
  const groups = new Map<string, LineItemView[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return [...groups].map(([name, group]) => ({ name, totals: reportTotals(group) }));
}

/** reports-17 Reports: the summary by category, largest extra cost first. */
export function categorySummaryOf(rows: readonly LineItemView[]): CategorySummary[] {
  return grouped(rows, (row) => row.category)
    .sort((a, b) => b.totals.countedExtraCost - a.totals.countedExtraCost || (a.name < b.name ? -1 : 1))
    .map(({ name, totals }) => ({
      category: name,
      itemCount: totals.itemCount,
      price: dollarsFromCents(totals.price),
      regularPrice: dollarsFromCents(totals.regularPrice),
      countedExtraCost: dollarsFromCents(totals.countedExtraCost),
    }));
}

export interface MonthTotals extends ReportTotals {
  /** 1 to 12. */
  readonly month: number;
}

/** The twelve months of a tax year, also those without a purchase. */
export function monthTotalsOf(rows: readonly LineItemView[]): MonthTotals[] {
  const found = new Map(
    grouped(rows, (row) => row.purchaseDate.slice(5, 7)).map(({ name, totals }) => [Number(name), totals]),
  );
  return Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    ...(found.get(index + 1) ?? reportTotals([])),
  }));
}

/** reports-2 Reports: the years of the purchase dates, newest first; the current one is always among them. */
export function reportYears(rows: readonly LineItemView[], currentYear: number): number[] {
  return [...new Set([currentYear, ...rows.map((row) => taxYearOf(row.purchaseDate))])].sort((a, b) => b - a);
}
