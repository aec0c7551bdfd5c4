import type { ReportSort } from "@gf-ledger/domain/tax-report/report-rows";

export interface ReportColumn {
  readonly sort: ReportSort;
  readonly label: string;
  readonly kind: "date" | "text" | "amount";
}

/** The columns of reports-19 'All Gluten-Free Items', in order. */
export const REPORT_COLUMNS: readonly ReportColumn[] = [
  { sort: "date", label: "Date", kind: "date" },
  { sort: "store", label: "Store", kind: "text" },
  { sort: "product", label: "Product", kind: "text" },
  { sort: "category", label: "Category", kind: "text" },
  { sort: "price", label: "GF Price", kind: "amount" },
  { sort: "regular", label: "Regular Price", kind: "amount" },
  { sort: "difference", label: "Difference", kind: "amount" },
];

/** Whether the first press sorts a column from its largest value down: newest or most expensive first. */
export const beginsDescending = ({ kind }: ReportColumn): boolean => kind !== "text";
