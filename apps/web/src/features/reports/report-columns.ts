import type { ReportSort } from "@gf-ledger/domain/tax-report/report-rows";

export interface ReportColumn {
  /** Also the name of its heading's message. */
  readonly sort: ReportSort;
  readonly kind: "date" | "text" | "amount";
}

/** The columns of reports-19 'All Gluten-Free Items', in order. */
export const REPORT_COLUMNS: readonly ReportColumn[] = [
  { sort: "date", kind: "date" },
  { sort: "store", kind: "text" },
  { sort: "product", kind: "text" },
  { sort: "category", kind: "text" },
  { sort: "price", kind: "amount" },
  { sort: "regular", kind: "amount" },
  { sort: "difference", kind: "amount" },
];

/** Whether the first press sorts a column from its largest value down: newest or most expensive first. */
export const beginsDescending = ({ kind }: ReportColumn): boolean => kind !== "text";
