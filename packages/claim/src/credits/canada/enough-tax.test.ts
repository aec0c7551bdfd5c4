import { describe, expect, it } from "vitest";
import { amountsByPart } from "../../../test/support/amounts-by-part";
import { claimant, household } from "../../../test/support/household";
import { estimateForClaimant } from "../estimate-for-claimant";
import { whoClaims } from "../who-claims";
import { PROVINCES } from "./provinces";

/** A couple in Ontario in 2026 with 2,405.00 on line 33099, of whom Ben has no other amounts. */
const couple = (bensIncome: number, ben: Parameters<typeof claimant>[1] = {}) =>
  household({
    taxYear: 2026,
    claimants: [
      claimant(54_000, { personId: "anna" }),
      claimant(bensIncome, { personId: "ben", workIncomeCents: 0, ...ben }),
    ],
    ownExpensesCents: 240_500,
  });

describe("claim-81 a claimant without tax gets nothing of a credit that needs it", () => {
  it.each([
    [0, 0, 0, 0],
    [8_000, 0, 0, 0],
    [15_000, 0, 0, 0],
    [18_000, 216.72, 0, 216.72],
  ])("Ben at %d gets %d federal and %d of Ontario, not what the rates give", (income, fed, on, total) => {
    expect(amountsByPart(couple(income), "ben")).toEqual({
      federal: fed,
      provincial: on,
      supplement: 0,
      total,
    });
    expect(amountsByPart(couple(income), "anna")).toMatchObject({ federal: 109.9, provincial: 39.64 });
  });

  it.each([0, 8_000, 15_000])("with Ben at %d Anna claims, and the reason is her tax", (income) => {
    expect(whoClaims(couple(income))).toMatchObject({
      claimant: { personId: "anna", totalCents: 14_954 },
      other: { personId: "ben", totalCents: 0, upTo: false },
      why: "more-tax-to-reduce",
    });
  });

  it("with Ben at 18,000 it is Ben, but only if he has no age, employment or other amounts", () => {
    expect(whoClaims(couple(18_000))).toMatchObject({
      claimant: { personId: "ben", totalCents: 21_672, leastCents: 0, upTo: true },
      other: { personId: "anna", totalCents: 14_954, leastCents: 14_954 },
      why: "if-there-is-tax",
    });
  });

  it("a tax that was entered wins over what is reckoned, both ways", () => {
    const some = couple(18_000, { federalTaxCents: 21_672, provincialTaxCents: 0 });
    expect(whoClaims(some)).toMatchObject({ claimant: { personId: "ben" }, why: "lower-threshold" });
    const none = couple(18_000, { federalTaxCents: 0, provincialTaxCents: 0 });
    expect(whoClaims(none)).toMatchObject({ claimant: { personId: "anna" }, why: "more-tax-to-reduce" });
    const more = couple(15_000, { federalTaxCents: 90_000, provincialTaxCents: 50_000 });
    expect(amountsByPart(more, "ben")).toMatchObject({ federal: 273.7, provincial: 98.73 * 2 });
  });

  it("says why nothing is left, with the lines that show it", () => {
    const input = couple(8_000);
    const [, ben] = input.claimants;
    const estimate = ben && estimateForClaimant(input, ben);
    expect(estimate).toMatchObject({
      upTo: false,
      sections: [{ notPaid: "no-tax" }, { notPaid: "no-tax" }, { part: "supplement" }],
    });
    const [federal] = estimate?.ok ? estimate.sections : [];
    expect(federal?.lines.slice(-4).map(({ key, amountCents }) => [key, amountCents])).toEqual([
      ["basic-amount", 1_645_200],
      ["income-above-amounts", 0],
      ["tax-to-reduce", 0],
      ["credit-within-tax", 0],
    ]);
  });

  it("an income that nobody entered counts as 0 for the threshold, and says nothing about the tax", () => {
    expect(amountsByPart(couple(0, { isIncomeAssumed: true }), "ben")).toMatchObject({ total: 458.15 });
  });

  it("takes the credit as usable from where no amount can leave the income without tax", () => {
    const of = (income: number) => {
      const input = couple(income);
      const [, ben] = input.claimants;
      const estimate = ben && estimateForClaimant(input, ben);
      return estimate?.ok && estimate.leastCents === estimate.totalCents;
    };
    expect([28_451, 28_452].map(of)).toEqual([false, true]);
  });

  it("a partner with less than the basic amount leaves more of the other's income without tax", () => {
    const alone = household({ taxYear: 2026, claimants: [claimant(40_000)], ownExpensesCents: 240_500 });
    const partner = claimant(0, { personId: "partner" });
    const [one] = alone.claimants;
    const least = (input: typeof alone) => {
      const estimate = one && estimateForClaimant(input, one);
      return estimate?.ok ? estimate.leastCents : null;
    };
    expect(least(alone)).toBe(22_955);
    // Ontario's part stays: from 37,978 on its tax is sure with such a partner, the federal one from 44,904 on.
    expect(least({ ...alone, claimants: [...alone.claimants, partner] })).toBe(6_085);
  });

  it("at or below the basic amount no province has a credit of its own, whatever was spent", () => {
    for (const province of PROVINCES)
      for (const taxYear of [2024, 2025, 2026]) {
        const poor = claimant(10_000, { quebecIncomeCents: 1_000_000, workIncomeCents: 0 });
        const input = household({ province, taxYear, claimants: [poor], ownExpensesCents: 900_000 });
        expect(amountsByPart(input).total).toBe(0);
      }
  });

  it("Ontario's credit takes two dollars off each dollar of tax between the reduction and its double", () => {
    const ben = claimant(20_000, {
      personId: "ben",
      federalTaxCents: 49_672,
      provincialTaxCents: 10_812,
      workIncomeCents: 0,
    });
    const anna = claimant(24_000, {
      personId: "anna",
      federalTaxCents: 105_672,
      provincialTaxCents: 51_212,
      workIncomeCents: 0,
    });
    const input = household({ taxYear: 2026, claimants: [anna, ben], ownExpensesCents: 280_000 });
    expect(amountsByPart(input, "ben")).toMatchObject({ federal: 308, provincial: 108.12 });
    expect(amountsByPart(input, "anna")).toMatchObject({ federal: 291.2, provincial: 210.08 });
    expect(whoClaims(input)).toMatchObject({ claimant: { personId: "anna" }, differenceCents: 8_516 });
  });

  it("Ontario's reduction for children is that of the higher income, and may leave nothing of the tax", () => {
    const claimants = [
      claimant(36_000, { personId: "anna" }),
      claimant(17_600, { personId: "ben", workIncomeCents: 0 }),
    ];
    const input = household({ claimants, ownExpensesCents: 240_500, childrenUnder19: 2 });
    expect(amountsByPart(input, "anna")).toMatchObject({ federal: 192.13, provincial: 0 });
    expect(amountsByPart(input, "ben")).toMatchObject({ federal: 213.3, provincial: 0 });
    expect(whoClaims(input)).toMatchObject({ claimant: { personId: "ben" }, why: "if-there-is-tax" });
  });

  it("a parent alone may have no federal tax up to twice the basic amount, and is asked", () => {
    const parent = claimant(30_000);
    const least = (childrenUnder19: number) => {
      const estimate = estimateForClaimant(
        household({ taxYear: 2026, claimants: [parent], ownExpensesCents: 240_500, childrenUnder19 }),
        parent,
      );
      return estimate.ok ? estimate.sections.map(({ part, inDoubt }) => [part, inDoubt]) : null;
    };
    expect(least(0)).toContainEqual(["federal", false]);
    expect(least(1)).toContainEqual(["federal", true]);
  });

  it("British Columbia's reduction of 2026 leaves nothing to reduce up to 25,538, and fades above 25,570", () => {
    const of = (income: number) =>
      amountsByPart(
        household({
          taxYear: 2026,
          province: "BC",
          claimants: [claimant(income)],
          ownExpensesCents: 240_500,
        }),
      ).provincial;
    expect([24_000, 25_537, 25_571, 44_950].map(of)).toEqual([0, 0, 1.92, 59.16]);
  });

  it("in Québec line 381 is lost only where neither partner has tax for it", () => {
    const of = (...incomes: number[]) =>
      amountsByPart(
        household({
          province: "QC",
          claimants: incomes.map((income, index) =>
            claimant(income, {
              personId: index === 0 ? "you" : "partner",
              quebecIncomeCents: income * 100,
              workIncomeCents: 0,
            }),
          ),
          ownExpensesCents: 408_000,
        }),
      ).quebec;
    expect(of(10_000)).toBe(0);
    expect(of(10_000, 58_000)).toBe(408);
    expect(of(19_000)).toBe(60.06);
  });

  it("in Québec one partner's tax settles line 381 where it covers the credit", () => {
    const couple = (provincialTaxCents: number | null) => {
      const b = claimant(36_000, {
        quebecIncomeCents: 3_600_000,
        federalTaxCents: 90_000,
        provincialTaxCents,
      });
      const a = claimant(10_000, { personId: "partner", quebecIncomeCents: 1_000_000 });
      const input = household({ province: "QC", claimants: [b, a], ownExpensesCents: 160_000 });
      const estimate = estimateForClaimant(input, b);
      return estimate.ok ? estimate.sections.find(({ part }) => part === "quebec") : null;
    };
    expect(couple(null)).toMatchObject({ amountCents: 4_400, upTo: true });
    expect(couple(4_400)).toMatchObject({ amountCents: 4_400, upTo: false, inDoubt: false });
    expect(couple(4_399)).toMatchObject({ upTo: true });
  });
});

describe("claim-82 an older parent in Ontario", () => {
  /** The mother's own return, 2026. */
  const mother = (netIncome: number, expenses: number, ageOn31December = 71) =>
    household({
      taxYear: 2026,
      claimants: [claimant(netIncome, { ageOn31December, workIncomeCents: 0 })],
      ownExpensesCents: Math.round(expenses * 100),
    });

  it("of 71 with 23,500 pays no tax, and has 53.68 of the credit for seniors' care at home", () => {
    expect(amountsByPart(mother(23_500, 919.73))).toEqual({
      federal: 0,
      provincial: 0,
      "ontario-seniors": 53.68,
      supplement: 0,
      total: 53.68,
    });
  });

  it("with 38,000 has both: 260.40, 93.93 and 315.00", () => {
    expect(amountsByPart(mother(38_000, 3_000))).toEqual({
      federal: 260.4,
      provincial: 93.93,
      "ontario-seniors": 315,
      supplement: 0,
      total: 669.33,
    });
  });

  it("has none of it with a family net income of 65,000", () => {
    const threshold = 1_950;
    expect(amountsByPart(mother(65_000, 6_000 + threshold))).toMatchObject({ "ontario-seniors": 0 });
    expect(amountsByPart(mother(64_999, 6_000 + threshold))).toMatchObject({ "ontario-seniors": 0.05 });
  });

  it("has it from the year in which she or her partner turns 70", () => {
    expect(amountsByPart(mother(38_000, 3_000, 70))).toMatchObject({ "ontario-seniors": 315 });
    expect(amountsByPart(mother(38_000, 3_000, 69))).not.toHaveProperty("ontario-seniors");
    const [own] = mother(38_000, 3_000, 69).claimants;
    const partner = claimant(0, { personId: "partner", ageOn31December: 70 });
    const both = { ...mother(38_000, 3_000, 69), claimants: own ? [own, partner] : [] };
    expect(amountsByPart(both)).toMatchObject({ "ontario-seniors": 315 });
  });

  it("has none of it outside Ontario", () => {
    const elsewhere = { ...mother(38_000, 3_000), province: "BC" as const };
    expect(amountsByPart(elsewhere)).not.toHaveProperty("ontario-seniors");
  });
});
