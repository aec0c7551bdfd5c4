import { expect, test } from "vitest";
import { claimDaysInput } from "./tax-report-input";

const said = (days: { readonly from?: string; readonly to?: string }) =>
  claimDaysInput.safeParse({ year: "2025", ...days }).error?.issues.map(({ message }) => message) ?? [];

test.each([
  ["none", {}, []],
  ["those of twelve months", { from: "2024-10-01", to: "2025-09-30" }, []],
  ["those around two deaths", { from: "2023-01-02", to: "2027-12-30" }, []],
  ["a first day alone", { from: "2024-10-01" }, ["issues.periodDays"]],
  ["a last day alone", { to: "2025-09-30" }, ["issues.periodDays"]],
  ["sixteen years of them", { from: "2010-01-01", to: "2025-12-31" }, ["issues.periodDays"]],
  ["days of long ago", { from: "2022-12-31", to: "2025-09-30" }, ["issues.periodDays"]],
  ["a last day before the first", { from: "2025-09-30", to: "2024-10-01" }, ["issues.periodBackwards"]],
])(
  "screens-40 of a claim's days %s may be asked about, or are refused with a sentence",
  (_days, days, issues) => {
    expect(said(days)).toEqual(issues);
  },
);
