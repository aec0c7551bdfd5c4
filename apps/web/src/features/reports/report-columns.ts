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

/** Below the width of all columns, those that stand in lines of their own below the product's name. */
const BELOW_NAME: readonly ReportSort[] = ["date", "store", "category"];

/** The columns that a window has room for: all of them from 1,280 pixels up, and on paper. */
export const columnsOf = (full: boolean): readonly ReportColumn[] =>
  full ? REPORT_COLUMNS : REPORT_COLUMNS.filter(({ sort }) => !BELOW_NAME.includes(sort));

/** Whether the first press sorts a column from its largest value down: newest or most expensive first. */
export const beginsDescending = ({ kind }: ReportColumn): boolean => kind !== "text";
