import { CATEGORIES, UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import { REPORT_SORTS, type ReportSort } from "@gf-ledger/domain/tax-report/report-rows";
import { shortText, wholeNumber } from "@/features/records/address-values";

/** What the reports page shows, as its address says it. */
export interface ReportAddress {
  /** The tax year; `null` for the newest year with purchases. */
  readonly year: number | null;
  readonly sort: ReportSort;
  readonly descending: boolean;
  readonly category: string | null;
  readonly text: string;
}

const CATEGORIES_OF_REPORTS = [...CATEGORIES, UNCATEGORIZED];

/** Reads the address; an invalid part counts as left out. */
export function readReportAddress(params: URLSearchParams): ReportAddress {
  const [sort, category] = [params.get("sort"), params.get("category")];
  return {
    year: wholeNumber(params.get("year"), 1990, 2100),
    sort: REPORT_SORTS.find((one) => one === sort) ?? "date",
    descending: params.get("dir") !== "asc",
    category: CATEGORIES_OF_REPORTS.find((one) => one === category) ?? null,
    text: shortText(params.get("q"), 100),
  };
}

/** The address's query, starting with `?` and without default values; empty when all are defaults. */
export function reportQuery(address: ReportAddress): string {
  const params = new URLSearchParams();
  if (address.year !== null) params.set("year", String(address.year));
  if (address.sort !== "date" || !address.descending) {
    params.set("sort", address.sort);
    params.set("dir", address.descending ? "desc" : "asc");
  }
  if (address.category !== null) params.set("category", address.category);
  if (address.text !== "") params.set("q", address.text);
  return params.size === 0 ? "" : `?${params}`;
}

/** Whether a change gets its own entry in the history: all do but a search's letters after the first. */
export function isNewStep(before: ReportAddress, after: ReportAddress): boolean {
  const onlyText = reportQuery({ ...before, text: "" }) === reportQuery({ ...after, text: "" });
  return !onlyText || before.text === "";
}
