import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountsByPart } from "../../../test/support/amounts-by-part";
import { bestPeriodsOf } from "../../../test/support/best-periods-of";
import { claimant, household } from "../../../test/support/household";
import { lineItem, regularPackage } from "../../../test/support/line-item";
import { thresholdCents } from "../../credits/threshold";
import type { LineItem } from "../../sums/lines/line-item";
import { sumClaim } from "../../sums/sum-claim";
import { addDays, dateOfDay, dayNumber } from "../days";
import { monthsEnding } from "../months-ending";
import { overlaps } from "../overlaps";
import type { BestPeriodsInput } from "./best-periods";

const ANN = { personIds: ["ann"], netIncomeCents: 5_000_000 };

/** 60.00 more than regular food on the 5th of each month, July 2024 to December 2025. */
const monthly = Array.from({ length: 18 }, (_, index) => {
  const month = ((index + 6) % 12) + 1;
  const purchaseDate = `${index < 6 ? 2024 : 2025}-${String(month).padStart(2, "0")}-05`;
  return lineItem({ purchaseDate, price: 10_000, regularPrice: regularPackage(4_000, 500) });
});
const DENTIST = { date: "2024-11-15", amountCents: 240_000, personId: "ann" };
const PHYSIOTHERAPY = { date: "2025-09-10", amountCents: 30_000, personId: "ann" };

function best(changes: Partial<BestPeriodsInput> = {}) {
  const found = bestPeriodsOf({
    taxYear: 2025,
    lines: monthly,
    countTax: false,
    amounts: [DENTIST, PHYSIOTHERAPY],
    blocks: [ANN],
    filed: [],
    ...changes,
  });
  if (!found.ok) throw new Error(found.reason);
  return found.best;
}

describe("claim-13 the best twelve months", () => {
  it("reaches back to the dentist and forward to the physiotherapist, and ends as early as it can", () => {
    expect(best()[0]).toEqual({
      period: { from: "2024-09-11", to: "2025-09-10" },
      isCalendarYear: false,
      ofPersons: [],
      expensesCents: 342_000,
      eligibleCents: 192_000,
      leavesForNextYearCents: 18_000,
    });
  });

  it("is worth 278.40 and 96.96, where the calendar year is worth nothing", () => {
    const claimants = [claimant(50_000)];
    const input = household({ claimants, ownExpensesCents: best()[0]?.expensesCents ?? 0 });
    expect(amountsByPart(input)).toMatchObject({ federal: 278.4, provincial: 96.96, total: 375.36 });
    const year = { from: "2025-01-01", to: "2025-12-31" };
    const food = sumClaim(monthly, year, { edition: "ca", countTax: false }).totals.amountCents;
    expect(food + PHYSIOTHERAPY.amountCents).toBe(102_000);
  });

  it("shows three different amounts, largest first: a day earlier misses the physiotherapist", () => {
    expect(best().map(({ eligibleCents }) => eligibleCents)).toEqual([192_000, 162_000, 156_000]);
  });

  it("overlaps no filed claim: after calendar 2024 was filed, 2025 comes to nothing", () => {
    const filed = [{ from: "2024-01-01", to: "2024-12-31" }];
    expect(best({ filed })).toEqual([
      {
        period: { from: "2025-01-01", to: "2025-12-31" },
        isCalendarYear: true,
        ofPersons: [],
        expensesCents: 102_000,
        eligibleCents: 0,
        leavesForNextYearCents: 0,
      },
    ]);
  });

  it("leaves nothing for the next year that a filed claim already holds", () => {
    const filed = [{ from: "2025-12-01", to: "2026-11-30" }];
    // Of October, November and December, 60.00 each, December was filed.
    expect(best({ filed })[0]).toMatchObject({
      period: { from: "2024-09-11", to: "2025-09-10" },
      leavesForNextYearCents: 12_000,
    });
  });

  it("prefers the calendar year among equals", () => {
    const lines = [lineItem({ purchaseDate: "2025-06-01", price: 500_349 })];
    expect(best({ lines, amounts: [] })[0]).toMatchObject({ isCalendarYear: true, eligibleCents: 350_000 });
  });

  it("takes a threshold for each block", () => {
    const ben = { personIds: ["ben"], netIncomeCents: 900_000 };
    const amounts = [
      { date: "2025-05-05", amountCents: 20_000, personId: "ann" },
      { date: "2025-05-05", amountCents: 114_000, personId: "ben" },
    ];
    const found = best({ lines: [], amounts, blocks: [ANN, ben] });
    expect(found[0]).toMatchObject({ eligibleCents: 87_000, expensesCents: 134_000 });
  });

  it.each([
    [{ taxYear: 2030 }, { reason: "year-unknown" }],
    [
      {
        filed: [
          { from: "2025-06-01", to: "2025-06-30" },
          { from: "2024-12-31", to: "2025-01-01" },
        ],
      },
      {},
    ],
    [{ blocks: [] }, { reason: "person-in-no-block", personIds: ["ann"] }],
    [{ filed: [{ from: "2024-01-01", to: "2025-12-31" }] }, { reason: "no-period-left" }],
  ])("with %o answers a reason, never a guess", (changes, reason) => {
    const input = {
      taxYear: 2025,
      lines: monthly,
      countTax: false,
      amounts: [],
      blocks: [ANN],
      filed: [],
      ...changes,
    };
    expect(bestPeriodsOf(input)).toMatchObject({ ok: false, ...reason });
  });
});

describe("the best period against every other", () => {
  const day = fc.integer({ min: dayNumber("2024-01-02"), max: dayNumber("2025-12-31") }).map(dateOfDay);
  const line: fc.Arbitrary<LineItem> = fc
    .record({
      purchaseDate: day,
      product: fc.constantFrom("bread", "pasta"),
      quantity: fc.constantFrom(1, 2, 0.5),
      price: fc.nat(300_000),
      regularPrice: fc.nat(300_000).map((cents) => regularPackage(cents, 575)),
    })
    .map(lineItem);
  const amount = fc.record({ date: day, amountCents: fc.integer({ min: -50_000, max: 200_000 }) });
  const threshold = thresholdCents(ANN.netIncomeCents, 3, 283_400);

  it("is at least as good as every twelve months summed afresh, and comes to what it says", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 15 }), fc.array(amount, { maxLength: 4 }), (lines, dated) => {
        const amounts = dated.map((entry) => ({ ...entry, personId: "ann" }));
        const expenses = (period: { from: string; to: string }) => {
          const food = sumClaim(lines, period, { edition: "ca", countTax: false }).totals.amountCents;
          const inside = amounts.filter(({ date }) => date >= period.from && date <= period.to);
          return Math.max(
            0,
            inside.reduce((sum, { amountCents }) => sum + amountCents, food),
          );
        };
        const [first] = best({ lines, amounts });
        expect(first?.expensesCents).toBe(first && expenses(first.period));
        for (let to = "2025-01-01"; to <= "2025-12-31"; to = addDays(to, 7)) {
          const eligible = Math.max(0, expenses(monthsEnding(to, 12)) - threshold);
          expect(first?.eligibleCents).toBeGreaterThanOrEqual(eligible);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("never overlaps what was filed", () => {
    const filed = fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), filed, (lines, period) => {
        const found = bestPeriodsOf({
          taxYear: 2025,
          lines,
          countTax: false,
          amounts: [],
          blocks: [ANN],
          filed: [period],
        });
        const periods = found.ok ? found.best : [];
        expect(periods.some((rated) => overlaps(rated.period, period))).toBe(false);
      }),
    );
  });
});
