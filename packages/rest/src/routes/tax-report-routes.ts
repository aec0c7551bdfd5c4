import { respondWithCsv } from "../answer/csv-download";
import type { RestRoute } from "../rest-route";

const LINE_ITEM = "5d1f3a9e-2b64-4f0c-8f5e-7a9b0c1d2e3f";

/** §7: logged expenses and the year's report. */
export const taxReportRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "/api/tax-report/gf-receipts",
    procedure: "taxReport.lineItems",
    access: "signed-in",
    tag: "Tax report",
    summary: "Every logged expense, newest first",
  },
  {
    method: "GET",
    path: "/api/tax-report/years",
    procedure: "taxReport.years",
    access: "signed-in",
    tag: "Tax report",
    summary: "The tax years with expenses",
  },
  {
    method: "GET",
    path: "/api/tax-report/summary",
    procedure: "taxReport.summary",
    access: "signed-in",
    tag: "Tax report",
    summary: "A year's sums by category",
    query: ["year"],
    example: { query: { year: "2026" } },
  },
  {
    method: "GET",
    path: "/api/tax-report/download",
    procedure: "taxReport.download",
    access: "signed-in",
    tag: "Tax report",
    summary: "A year's report as CSV",
    query: ["year"],
    example: { query: { year: "2026" } },
    respond: respondWithCsv,
    mediaType: "text/csv",
  },
  {
    method: "PUT",
    path: "/api/tax-report/line-items/{id}",
    procedure: "taxReport.updateLineItem",
    access: "signed-in",
    tag: "Tax report",
    summary: "Correct a logged expense",
    description: "Any part of it. The saving is recomputed, whatever `savings` says.",
    body: "required",
    failures: [404],
    example: { params: { id: LINE_ITEM }, body: { gf_price: "7.49", non_gf_equiv_price: 3.86 } },
  },
  {
    method: "DELETE",
    path: "/api/tax-report/line-items/{id}",
    procedure: "taxReport.deleteLineItem",
    access: "signed-in",
    tag: "Tax report",
    summary: "Delete a logged expense",
    failures: [404],
    example: { params: { id: LINE_ITEM } },
  },
  {
    method: "POST",
    path: "/api/tax-report/line-items/{id}/restore",
    procedure: "taxReport.restoreLineItem",
    access: "signed-in",
    tag: "Tax report",
    summary: "Bring back an expense deleted a moment ago",
    failures: [404],
    example: { params: { id: LINE_ITEM } },
  },
];
