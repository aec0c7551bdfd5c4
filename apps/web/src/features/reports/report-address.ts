import { CATEGORIES, UNCATEGORIZED } from "@gf-ledger/domain/category/category";
import { REPORT_SORTS, type ReportSort } from "@gf-ledger/domain/tax-report/report-rows";
import { z } from "zod";

/** What the reports page shows, as its address says it. */
export interface ReportAddress {
  /** The tax year; `null` for the newest year with purchases. */
  readonly year: number | null;
  readonly sort: ReportSort;
  readonly descending: boolean;
  readonly category: string | null;
  readonly text: string;
}

const schema = z.object({
  year: z.coerce.number().int().min(1990).max(2100).nullable().catch(null),
  sort: z.enum(REPORT_SORTS).catch("date"),
  dir: z.enum(["asc", "desc"]).catch("desc"),
  category: z
    .enum([...CATEGORIES, UNCATEGORIZED])
    .nullable()
    .catch(null),
  q: z.string().max(100).catch(""),
});

/** Reads the address; an invalid part counts as left out. */
export function readReportAddress(params: URLSearchParams): ReportAddress {
  const read = schema.parse({
    year: params.get("year"),
    sort: params.get("sort"),
    dir: params.get("dir"),
    category: params.get("category"),
    q: params.get("q") ?? "",
  });
  const year = params.has("year") ? read.year : null;
  return { year, sort: read.sort, descending: read.dir === "desc", category: read.category, text: read.q };
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
