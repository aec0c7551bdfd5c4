import type { ReportSort } from "@gf-ledger/domain/tax-report/report-rows";

export interface ReportColumn {
  readonly sort: ReportSort;
  readonly label: string;
  readonly kind: "date" | "text" | "amount";
}

/** reports-19 'All Gluten-Free Items', in its order. */
export const REPORT_COLUMNS: readonly ReportColumn[] = [
  { sort: "date", label: "Date", kind: "date" },
  { sort: "store", label: "Store", kind: "text" },
  { sort: "product", label: "Product", kind: "text" },
  { sort: "category", label: "Category", kind: "text" },
  { sort: "price", label: "GF Price", kind: "amount" },
  { sort: "regular", label: "Regular Price", kind: "amount" },
  { sort: "difference", label: "Difference", kind: "amount" },
];

/** Whether a column first sorts from its largest value down: the newest, the dearest. */
export const beginsDescending = ({ kind }: ReportColumn): boolean => kind !== "text";
