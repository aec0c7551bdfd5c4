import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountsByPart } from "../../test/support/amounts-by-part";
import { bestPeriodsOf } from "../../test/support/best-periods-of";
import { claimant, household } from "../../test/support/household";
import { lineItem, regularPackage } from "../../test/support/line-item";
import { usDeduction } from "../credits/united-states/us-deduction";
import { sumClaim } from "../sums/sum-claim";
import { type Adjustment, adjustmentSchema } from "./adjustment";
import { adjustmentLedger } from "./adjustment-ledger";
import { deductedBy, laterIncomeCents } from "./later-income";
import { placeRepayment } from "./place-repayment";

/** Case h: 40.00 on the 5th of every month of 2025 and 2026. */
const monthly = Array.from({ length: 24 }, (_, index) => {
  const month = String((index % 12) + 1).padStart(2, "0");
  const purchaseDate = `${index < 12 ? 2025 : 2026}-${month}-05`;
  return lineItem({ purchaseDate, price: 10_000, regularPrice: regularPackage(6_000, 500) });
});
const PHYSIOTHERAPY = { date: "2025-06-10", amountCents: 30_000, personId: "ann" };
const DENTIST = { date: "2026-03-15", amountCents: 240_000, personId: "ann" };
const MONEY = { date: "2026-04-01", amountCents: -35_000, personId: "ann" };
const forAnn = (expense: { date: string; amountCents: number }) => ({
  ...expense,
  shares: [{ personId: "ann", share: 1 }],
});
const OFF_THE_DENTIST = placeRepayment(35_000, [forAnn(DENTIST)]);

function best(amounts: readonly (typeof DENTIST)[], unnamed: readonly (typeof DENTIST)[] = []) {
  const blocks = [{ personIds: ["ann"], netIncomeCents: 4_200_000 }];
  const given = { taxYear: 2026, lines: monthly, countTax: false, blocks, filed: [] };
  const found = bestPeriodsOf({ ...given, amounts: [PHYSIOTHERAPY, DENTIST, ...amounts], unnamed });
  if (!found.ok) throw new Error(found.reason);
  return found.best;
}
const RIGHT = {
  period: { from: "2025-03-16", to: "2026-03-15" },
  isCalendarYear: false,
  ofPersons: [],
  expensesCents: 283_000,
  eligibleCents: 157_000,
  leavesForNextYearCents: 36_000,
};

describe("claim-46 a repayment belongs to the expense that it pays back", () => {
  it("case h: 350.00 of a dentist lowers every twelve months that hold the dentist, whenever it came", () => {
    const off = OFF_THE_DENTIST.map((part) => ({ ...part, amountCents: -part.amountCents }));
    expect(best(off)[0]).toEqual(RIGHT);
    const claimants = [claimant(42_000)];
    const input = household({ claimants, taxYear: 2026, ownExpensesCents: 283_000 });
    expect(amountsByPart(input)).toMatchObject({ federal: 219.8, provincial: 79.29, total: 299.09 });
    const year = household({ claimants, taxYear: 2026, ownExpensesCents: 253_000 });
    expect(amountsByPart(year)).toMatchObject({ federal: 177.8, provincial: 64.14, total: 241.94 });
  });

  it("case h: on its own day it would be avoided by a period that ends before it, and 66.67 too much", () => {
    expect(best([MONEY])[0]).toMatchObject({ expensesCents: 318_000 });
    const claimants = [claimant(42_000)];
    const wrong = household({ claimants, taxYear: 2026, ownExpensesCents: 318_000 });
    expect(amountsByPart(wrong)).toMatchObject({ federal: 268.8, provincial: 96.96 });
  });

  it("claim-47 one that names no expense lowers every period that begins by its day", () => {
    expect(best([], [MONEY])[0]).toEqual({ ...RIGHT, leavesForNextYearCents: 36_000 });
  });

  it("case h4: bread with 4.00 extra, 4.00 of it paid back, comes to nothing in every period that holds it", () => {
    const bread = lineItem({
      purchaseDate: "2026-05-05",
      price: 700,
      regularPrice: regularPackage(300, 500),
    });
    const back = placeRepayment(400, [forAnn({ date: "2026-05-05", amountCents: 400 })]);
    const entry: Adjustment = {
      kind: "reimbursement",
      id: "a",
      date: "2026-06-01",
      personId: "ann",
      note: "",
      amountCents: 400,
      lineItemIds: [bread.id],
      parts: [...back],
    };
    for (const period of [
      { from: "2026-01-01", to: "2026-12-31" },
      { from: "2025-05-06", to: "2026-05-05" },
      { from: "2026-05-05", to: "2027-05-04" },
    ]) {
      const food = sumClaim([bread], period, { edition: "ca", countTax: false }).totals.amountCents;
      const ledger = adjustmentLedger([entry], period, "ca", false);
      expect(food + (ledger.ok ? ledger.countedCents : 0)).toBe(0);
    }
    const before = adjustmentLedger([entry], { from: "2025-05-05", to: "2026-05-04" }, "ca", false);
    expect(before).toMatchObject({ ok: true, entries: [], countedCents: 0 });
  });

  it("is spread over several expenses by their amounts, the odd cent to the largest", () => {
    const days = ["2026-01-05", "2026-02-05", "2026-03-05"];
    const three = [100, 300, 200].map((amountCents, at) => forAnn({ date: days[at] ?? "", amountCents }));
    expect(placeRepayment(100, three).map(({ amountCents }) => amountCents)).toEqual([16, 51, 33]);
    expect(placeRepayment(700, three).map(({ amountCents }) => amountCents)).toEqual([100, 300, 200]);
  });

  it("is taken off each eater's share, and the part of who is not claimed takes off nothing", () => {
    const shares = [
      { personId: "ann", share: 0.5 },
      { personId: "ben", share: 0.25 },
    ];
    expect(placeRepayment(200, [{ date: "2026-01-05", amountCents: 400, shares }])).toEqual([
      { date: "2026-01-05", personId: "ann", amountCents: 100 },
      { date: "2026-01-05", personId: "ben", amountCents: 50 },
    ]);
  });

  it("claim-46 takes off all its cents once where two people eat each of a hundred purchases half and half", () => {
    const shares = ["ann", "ben"].map((personId) => ({ personId, share: 0.5 }));
    const loaves = Array.from({ length: 100 }, () => ({ date: "2026-01-05", amountCents: 101, shares }));
    const parts = placeRepayment(5100, loaves);
    const of = (id: string) =>
      parts.filter(({ personId }) => personId === id).reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect([of("ann"), of("ben")]).toEqual([2550, 2550]);
    const odd = placeRepayment(51, loaves.slice(0, 1));
    expect(odd.map(({ amountCents }) => amountCents)).toEqual([26, 25]);
    const whole = placeRepayment(202, loaves.slice(0, 2)).map(({ amountCents }) => amountCents);
    expect(whole).toEqual([51, 50, 50, 51]);
  });

  it("takes off no more than was paid back, and lowers no expense below 0, whatever they are", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.array(fc.nat(10_000), { maxLength: 20 }), (cents, amounts) => {
        const expenses = amounts.map((amountCents, at) => ({
          date: "2026-01-05",
          amountCents,
          shares: [{ personId: `person ${at}`, share: 1 }],
        }));
        const parts = placeRepayment(cents, expenses);
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        expect(parts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(Math.min(cents, total));
        for (const { personId, amountCents } of parts) {
          expect(amountCents).toBeGreaterThan(0);
          expect(amountCents).toBeLessThanOrEqual(amounts[Number(personId.slice(7))] ?? 0);
        }
      }),
    );
  });

  it("is kept with its expenses in a snapshot, and one from before without them reads as it was", () => {
    const old = { kind: "reimbursement", id: "a", date: "2026-04-01", personId: "ann", note: "" } as const;
    const entry = { ...old, amountCents: 35_000, lineItemIds: [] };
    expect(adjustmentSchema.parse(entry)).toEqual(entry);
    const named = { ...entry, expenseIds: ["dentist"], expected: true, parts: OFF_THE_DENTIST };
    expect(adjustmentSchema.parse(named)).toEqual(named);
  });
});

describe("claim-48 a repayment of what an American return deducted in an earlier year", () => {
  const filed = (food: number, otherItemised: number) => {
    const creditEstimate = usDeduction({
      taxYear: 2025,
      filingStatus: "joint",
      extraConditions: 0,
      marginalRatePercent: 12,
      adjustedGrossIncomeCents: 9_000_000,
      glutenFreeCents: food,
      otherMedicalCents: 890_000,
      otherItemisedCents: otherItemised,
    });
    if (!creditEstimate.ok) throw new Error(creditEstimate.reason);
    return creditEstimate;
  };

  it("case i: filed without the run-out's 400.00 it is income of 400.00, filed with it the deduction is 800.00", () => {
    const without = deductedBy(filed(120_000, 2_970_000).lines);
    expect(without).toEqual({
      medicalDeductionCents: 335_000,
      itemisedCents: 3_305_000,
      otherwiseCents: 3_150_000,
    });
    expect(without && laterIncomeCents(40_000, without)).toBe(40_000);
    expect(filed(80_000, 2_970_000)).toMatchObject({
      medicalDeductionCents: 295_000,
      deductionDueToGlutenFreeCents: 80_000,
      taxSavedCents: 9_600,
    });
  });

  it.each([
    ["i2: 200.00 above the standard deduction", 2_835_000, 20_000],
    ["i3: filed with the standard deduction", 2_000_000, 0],
  ])("case %s", (_which, otherItemised, income) => {
    const deducted = deductedBy(filed(120_000, otherItemised).lines);
    expect(deducted && laterIncomeCents(40_000, deducted)).toBe(income);
  });

  it("claim-84 of 2026 is income by what itemising was better than the standard deduction with cash gifts", () => {
    const creditEstimate = usDeduction({
      taxYear: 2026,
      filingStatus: "joint",
      extraConditions: 0,
      marginalRatePercent: 12,
      adjustedGrossIncomeCents: 9_000_000,
      glutenFreeCents: 120_000,
      otherMedicalCents: 890_000,
      otherItemisedCents: 3_105_000,
      cashGiftsCents: 200_000,
    });
    // 3,350.00 + 31,050.00 = 34,400.00 itemised; 32,200.00 + 2,000.00 = 34,200.00 without.
    const deducted = creditEstimate.ok ? deductedBy(creditEstimate.lines) : null;
    expect(deducted).toMatchObject({ itemisedCents: 3_440_000, otherwiseCents: 3_420_000 });
    expect(deducted && laterIncomeCents(40_000, deducted)).toBe(20_000);
  });

  it("is not said where the return's figures are not known", () => {
    expect(deductedBy([])).toBeNull();
  });
});
