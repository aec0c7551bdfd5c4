import { describe, expect, it } from "vitest";
import { checkPeriod, type PeriodFacts } from "./check-period";
import { claimPeriodSchema } from "./claim-period-schema";
import { monthsEnding } from "./months-ending";
import { otherExpenseSchema } from "./other-expense";

const canada: PeriodFacts = {
  edition: "ca",
  taxYear: 2025,
  deaths: new Map(),
  paidFor: () => true,
  filed: [],
};

describe("claim-13 the period of a claim", () => {
  it.each([
    ["2025-12-31", "2025-01-01"],
    ["2025-09-10", "2024-09-11"],
    ["2025-02-28", "2024-03-01"],
    ["2024-02-28", "2023-03-01"],
    ["2024-02-29", "2023-03-01"],
  ])("twelve months ending %s begin %s", (to, from) => {
    expect(monthsEnding(to, 12)).toEqual({ from, to });
  });

  it.each([
    ["2025-01-01", "2025-12-31", {}, null],
    ["2024-09-11", "2025-09-10", {}, null],
    ["2024-09-11", "2025-10-10", {}, "longer-than-twelve-months"],
    ["2025-03-01", "2025-09-10", {}, "shorter-than-twelve-months"],
    ["2024-01-01", "2024-12-31", {}, "ends-outside-the-tax-year"],
    ["2025-12-31", "2025-01-01", {}, "ends-before-it-begins"],
    [
      "2024-09-11",
      "2025-09-10",
      { filed: [{ from: "2023-01-01", to: "2024-09-11" }] },
      "overlaps-a-filed-claim",
    ],
    ["2024-09-12", "2025-09-11", { filed: [{ from: "2023-01-01", to: "2024-09-11" }] }, null],
    [
      "2024-09-12",
      "2025-09-11",
      { filed: [{ from: "2025-09-11", to: "2026-09-10" }] },
      "overlaps-a-filed-claim",
    ],
    ["2025-01-01", "2025-12-31", { edition: "us" }, null],
    ["2024-09-11", "2025-09-10", { edition: "us" }, "not-the-calendar-year"],
  ] as const)("%s to %s with %o: %s", (from, to, facts, reason) => {
    const expected = reason === null ? { ok: true } : { ok: false, reason };
    expect(checkPeriod({ from, to }, { ...canada, ...facts })).toEqual(expected);
  });

  it("refuses thirteen months, and days that were filed, with a sentence that says what to do", () => {
    const stated = (from: string, to: string, facts: PeriodFacts = canada) =>
      claimPeriodSchema(facts)
        .safeParse({ from, to })
        .error?.issues.map(({ message }) => message);
    expect(stated("2024-12-01", "2025-12-31")).toEqual(["issues.periodTooLong"]);
    const filed = [{ from: "2024-01-01", to: "2024-12-31" }];
    expect(stated("2024-09-11", "2025-09-10", { ...canada, filed })).toEqual(["issues.periodOverlaps"]);
    expect(stated("2025-01-01", "2025-12-31")).toBeUndefined();
  });

  it("asks of another expense a date, an amount and what it was for", () => {
    const dentist = { date: "2024-11-15", amountCents: 240_000, what: "Dentist", personId: "ann" };
    expect(otherExpenseSchema.parse(dentist)).toEqual(dentist);
    const bad = { ...dentist, date: "2025-02-30", amountCents: 0, what: " " };
    expect(otherExpenseSchema.safeParse(bad).error?.issues.map(({ message }) => message)).toEqual([
      "entryIssues.dateForm",
      "issues.amountAboveZero",
      "issues.expenseReason",
    ]);
  });
});
