import reports from "@gf-ledger/messages/en/reports.json";
import { expect, test } from "vitest";
import { REPORT_COLUMNS } from "../../src/features/reports/report-columns";

test("reports-19 the columns of 'All Gluten-Free Items', in their order", () => {
  expect(REPORT_COLUMNS.map(({ sort }) => reports.columns[sort])).toEqual([
    "Date",
    "Store",
    "Product",
    "Category",
    "GF Price",
    "Regular Price",
    "Difference",
  ]);
});
