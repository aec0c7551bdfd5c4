import { describe, expect, it } from "vitest";
import { bestPeriodsOf } from "../../../test/support/best-periods-of";
import { lineItem, regularPackage } from "../../../test/support/line-item";
import { blockExpenses } from "../../credits/block-expenses";
import { sumClaim } from "../../sums/sum-claim";
import { checkPeriod, type PeriodFacts } from "../check-period";
import { claimPeriodSchema } from "../claim-period-schema";
import { monthsEnding } from "../months-ending";
import type { BestPeriodsInput } from "./best-periods";

/*
 * Ontario, 2026. Ben died on 14 November 2026 (30,000 to that day), Anna has 48,000, their child is 11.
 * Ben: 30.00 extra on the 5th of each month from January 2025 to November 2026, dentist 1,200.00 on 2025-02-10.
 * Child: orthodontist 2,000.00 on 2025-03-15 and 900.00 on 2026-06-20.
 * Anna: 40.00 extra on the 10th of each month of both years.
 */
const DIED_ON = "2026-11-14";
const monthly = (personId: string, extra: number, dayOfMonth: string, months: number) =>
  Array.from({ length: months }, (_, at) =>
    lineItem({
      purchaseDate: `${at < 12 ? 2025 : 2026}-${String((at % 12) + 1).padStart(2, "0")}-${dayOfMonth}`,
      price: 349 + extra,
      regularPrice: regularPackage(349, 500),
      shares: [{ personId, share: 1 }],
    }),
  );
const lines = [...monthly("ben", 3_000, "05", 23), ...monthly("anna", 4_000, "10", 24)];
const amounts = [
  { date: "2025-02-10", amountCents: 120_000, personId: "ben" },
  { date: "2025-03-15", amountCents: 200_000, personId: "child" },
  { date: "2026-06-20", amountCents: 90_000, personId: "child" },
];
const block = { line: "33099" as const, personIds: ["anna", "ben", "child"], netIncomeCents: 3_000_000 };
const deaths = [{ personId: "ben", diedOn: DIED_ON }];

function best(changes: Partial<BestPeriodsInput> = {}) {
  const input = { taxYear: 2026, lines, countTax: false, amounts, blocks: [block], filed: [], deaths };
  const found = bestPeriodsOf({ ...input, ...changes });
  if (!found.ok) throw new Error(found.reason);
  return found.best;
}

describe("claim-51 around a death", () => {
  it("gives 24 months to the dead and twelve to everybody else, in one claim of 4,370.00", () => {
    const [first] = best();
    expect(first).toEqual({
      period: { from: "2025-01-02", to: "2026-01-01" },
      isCalendarYear: false,
      ofPersons: [{ personId: "ben", from: "2025-01-01", to: "2026-12-31", expensesCents: 189_000 }],
      expensesCents: 437_000,
      eligibleCents: 437_000 - 90_000,
      leavesForNextYearCents: 138_000,
    });
  });

  it("sums each person's own days", () => {
    const period = {
      from: "2025-01-02",
      to: "2026-01-01",
      ofPersons: [{ personId: "ben", from: "2025-01-01", to: "2026-12-31" }],
    };
    const food = sumClaim(lines, period, { edition: "ca", countTax: false });
    expect(Object.fromEntries(food.amountByPerson)).toEqual({ ben: 69_000, anna: 48_000 });
    const expenses = blockExpenses([block], food.amountByPerson, amounts, period);
    expect(expenses.ownExpensesCents).toBe(437_000);
  });

  it("never opens the 24 months where nothing was paid for the dead, or where twelve hold all of it", () => {
    const others = { lines: monthly("anna", 4_000, "10", 24), amounts: amounts.slice(1) };
    expect(best(others).every(({ ofPersons }) => ofPersons.length === 0)).toBe(true);
    const once = { lines: [], amounts: [{ date: "2026-03-03", amountCents: 500_000, personId: "ben" }] };
    expect(best(once)[0]).toMatchObject({ isCalendarYear: true, ofPersons: [], expensesCents: 500_000 });
  });

  it("begins the 24 months after what was filed, and counts what the estate pays", () => {
    const filed = [{ from: "2025-01-01", to: "2025-12-31" }];
    const bill = { date: "2027-02-01", amountCents: 30_000, personId: "ben" };
    const [first] = best({ filed, amounts: [...amounts, bill] });
    expect(first?.period).toEqual({ from: "2026-01-01", to: "2026-12-31" });
    expect(first?.ofPersons).toEqual([
      { personId: "ben", from: "2026-01-01", to: "2027-02-01", expensesCents: 11 * 3_000 + 30_000 },
    ]);
  });

  it("gives each of two who died in one year days of their own", () => {
    const two = [...deaths, { personId: "child", diedOn: "2026-02-01" }];
    const bills = [
      { date: "2024-12-01", amountCents: 100_000, personId: "ben" },
      { date: "2024-03-01", amountCents: 100_000, personId: "child" },
      { date: "2026-12-30", amountCents: 100_000, personId: "anna" },
    ];
    const [first] = best({ lines: [], amounts: bills, deaths: two });
    expect(first).toMatchObject({ isCalendarYear: true, expensesCents: 300_000 });
    expect(first?.ofPersons.map(({ personId, to }) => [personId, to])).toEqual([
      ["ben", "2026-11-14"],
      ["child", "2026-02-01"],
    ]);
  });

  it("includes the day of a death on 29 February", () => {
    const leap = [{ personId: "ben", diedOn: "2024-02-29" }];
    const late = [{ date: "2026-02-25", amountCents: 500_000, personId: "ben" }];
    const [first] = best({ taxYear: 2024, lines: [], amounts: late, deaths: leap });
    expect(first?.ofPersons).toEqual([
      { personId: "ben", from: "2024-02-26", to: "2026-02-25", expensesCents: 500_000 },
    ]);
    expect(monthsEnding("2026-02-28", 24).from > "2024-02-29").toBe(true);
  });
});

describe("claim-51 a period around a death by hand", () => {
  const facts: PeriodFacts = {
    edition: "ca",
    taxYear: 2026,
    deaths: new Map([["ben", DIED_ON]]),
    paidFor: ({ personId }) => personId === "ben",
    filed: [],
  };
  const year = { from: "2026-01-01", to: "2026-12-31" };
  const own = (from: string, to: string, personId = "ben") => ({ personId, from, to });

  it.each([
    [own("2025-01-01", "2026-12-31"), {}, null],
    [own("2026-11-14", "2026-11-14"), {}, null],
    [own("2024-12-31", "2026-12-31"), {}, "longer-than-twenty-four-months"],
    [own("2025-01-01", "2026-11-13"), {}, "death-not-inside"],
    [own("2026-12-31", "2025-01-01"), {}, "ends-before-it-begins"],
    [own("2025-01-01", "2026-12-31", "anna"), {}, "death-outside-the-tax-year"],
    [own("2025-01-01", "2026-12-31"), { taxYear: 2025 }, "ends-outside-the-tax-year"],
    [
      own("2025-01-01", "2026-12-31"),
      { deaths: new Map([["ben", "2025-11-14"]]) },
      "death-outside-the-tax-year",
    ],
    [own("2025-01-01", "2026-12-31"), { paidFor: () => false }, "nothing-paid"],
    [own("2025-01-01", "2026-12-31"), { edition: "us" as const }, "not-the-calendar-year"],
    [
      own("2025-01-01", "2026-12-31"),
      { filed: [{ from: "2025-01-01", to: "2025-12-31" }] },
      "overlaps-a-filed-claim",
    ],
  ] as const)("%o with %o: %s", (period, changes, reason) => {
    const expected = reason === null ? { ok: true } : { ok: false, reason };
    expect(checkPeriod({ ...year, ofPersons: [period] }, { ...facts, ...changes })).toEqual(expected);
  });

  it("refuses the 24 months of the dead for everybody, and one person twice", () => {
    expect(checkPeriod({ from: "2025-01-01", to: "2026-12-31" }, facts)).toEqual({
      ok: false,
      reason: "longer-than-twelve-months",
    });
    const twice = { ...year, ofPersons: [own("2025-01-01", "2026-12-31"), own("2026-01-01", "2026-12-31")] };
    const said = claimPeriodSchema(facts).safeParse(twice);
    expect(said.error?.issues.map(({ message }) => message)).toEqual(["issues.periodPersonTwice"]);
  });
});
