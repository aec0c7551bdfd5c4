import { describe, expect, it } from "vitest";
import { amountsByPart } from "../../../test/support/amounts-by-part";
import { claimant, household } from "../../../test/support/household";
import { canadianEstimateSchema } from "../credit-input";
import { estimateForClaimant } from "../estimate-for-claimant";
import { whoClaims } from "../who-claims";
import { PROVINCES } from "./provinces";

describe("claim-2, claim-10 an Ontario parent", () => {
  const parents = [claimant(30_000), claimant(52_000, { personId: "partner" })];

  it.each([
    [2024, 171, 57.57, 228.57],
    [2025, 165.3, 57.57, 222.87],
  ])(
    "in %d with 2,040.00 for a child of 9: federal %d, Ontario %d, together %d",
    (taxYear, fed, on, total) => {
      const input = household({ taxYear, claimants: parents, ownExpensesCents: 204_000 });
      expect(amountsByPart(input)).toEqual({ federal: fed, provincial: on, supplement: 0, total });
    },
  );

  it.each([
    [40_000, 2_080, 0, 167.64],
    [36_000, 1_960, 118, 285.64],
  ])(
    "in 2026 at %d with %d: 123.20 + 44.44 and a supplement of %d",
    (income, expenses, supplement, total) => {
      const input = household({
        taxYear: 2026,
        claimants: [claimant(income)],
        ownExpensesCents: expenses * 100,
      });
      expect(amountsByPart(input)).toEqual({ federal: 123.2, provincial: 44.44, supplement, total });
    },
  );

  it.each([
    [2024, 31_000, 2_430, 225, 375, 675.75],
    [2025, 34_000, 2_520, 217.5, 339.7, 632.95],
  ])(
    "in %d one worker with %d gets the supplement",
    (taxYear, income, expenses, federal, supplement, total) => {
      const input = household({ taxYear, claimants: [claimant(income)], ownExpensesCents: expenses * 100 });
      expect(amountsByPart(input)).toEqual({ federal, provincial: 75.75, supplement, total });
    },
  );

  it("pays no supplement with a dollar too little of work income, and says so", () => {
    const poor = claimant(34_000, { workIncomeCents: 438_900 });
    const input = household({ claimants: [poor], ownExpensesCents: 252_000 });
    expect(amountsByPart(input)).toMatchObject({ supplement: 0, total: 293.25 });
    expect(estimateForClaimant(input, poor)).toMatchObject({
      sections: [{}, {}, { notPaid: "work-income-below-the-minimum", refundable: true }],
    });
  });

  it.each([
    [{ residentAllYear: false }, "not-resident-all-year"],
    [{ ageOn31December: 17 }, "under-age"],
    [{ workIncomeCents: null }, "work-income-unknown"],
  ])("pays no supplement with %o: %s", (changes, notPaid) => {
    const you = claimant(34_000, changes);
    const input = household({ claimants: [you], ownExpensesCents: 252_000 });
    expect(estimateForClaimant(input, you)).toMatchObject({
      sections: [{}, {}, { amountCents: 0, notPaid }],
    });
  });

  it("gives a son of 19 a threshold of his own: 126.15 + 43.94", () => {
    const son = { personId: "son", expensesCents: 114_000, netIncomeCents: 900_000 };
    const claimants = [claimant(70_000)];
    const apart = household({ claimants, ownExpensesCents: 170_000, dependants: [son] });
    expect(amountsByPart(apart)).toEqual({
      federal: 126.15,
      provincial: 43.94,
      supplement: 0,
      total: 170.09,
    });
    const wrong = household({ claimants, ownExpensesCents: 284_000 });
    expect(amountsByPart(wrong)).toMatchObject({ federal: 107.3, provincial: 37.37, total: 144.67 });
  });
});

describe("claim-10 a Québec couple", () => {
  const a = claimant(58_000, { personId: "a", quebecIncomeCents: 5_658_000 });
  const b = claimant(30_000, { personId: "b", quebecIncomeCents: 2_858_000 });
  const couple = household({ province: "QC", claimants: [a, b], ownExpensesCents: 408_000 });

  it("gets 305.04 of line 381 whoever claims, and 385.02 federal when B does", () => {
    const none = { "quebec-refundable": 0, supplement: 0 };
    expect(amountsByPart(couple, "b")).toEqual({ federal: 385.02, quebec: 305.04, ...none, total: 690.06 });
    expect(amountsByPart(couple, "a")).toMatchObject({ federal: 283.32, quebec: 305.04 });
  });

  it("is told that B claims, for the lower threshold, 101.70 better", () => {
    expect(whoClaims(couple)).toMatchObject({
      claimant: { personId: "b" },
      other: { personId: "a" },
      why: "lower-threshold",
      differenceCents: 10_170,
    });
  });

  it("is asked for line 275 where it is missing", () => {
    const without = { ...couple, claimants: [{ ...a, quebecIncomeCents: null }, b] };
    expect(whoClaims(without)).toEqual({ ok: false, reason: "quebec-income-missing" });
  });

  it.each([
    [30_000, 20_000, 2_400, 300, 291.75],
    [30_000, 3_749, 2_400, 300, 0],
    [32_800, 20_000, 1_877, 178.6, 0],
    [32_800, 20_000, 1_878, 178.8, 0.25],
  ])(
    "alone with family income %d, work income %d, expenses %d: %d and %d",
    (family, work, expenses, q, r) => {
      const one = claimant(family, { quebecIncomeCents: family * 100, workIncomeCents: work * 100 });
      const input = household({ province: "QC", claimants: [one], ownExpensesCents: expenses * 100 });
      expect(amountsByPart(input)).toMatchObject({ quebec: q, "quebec-refundable": r });
    },
  );
});

it("calculators-6 gives what the Canadian calculator's defaults give: 629.25 federal and 212.27 in British Columbia", () => {
  const claimants = [claimant(60_000)];
  const input = household({ taxYear: 2024, province: "BC", claimants, ownExpensesCents: 599_500 });
  expect(amountsByPart(input)).toMatchObject({ federal: 629.25, provincial: 212.27 });
});

it.each([
  [2024, 195, 70.03, 265.03],
  [2025, 188.5, 66.34, 254.84],
  [2026, 182, 72.8, 254.8],
])("British Columbia in %d at 90,000 with 4,000.00: %d + %d = %d", (taxYear, federal, provincial, total) => {
  const claimants = [claimant(90_000)];
  const input = household({ taxYear, province: "BC", claimants, ownExpensesCents: 400_000 });
  expect(amountsByPart(input)).toEqual({ federal, provincial, supplement: 0, total });
});

describe("a credit is never more than the tax there is to reduce", () => {
  const expenses = { ownExpensesCents: 204_000 };

  it("is cut to the tax, federal and provincial apart", () => {
    const you = claimant(30_000, { federalTaxCents: 10_000, provincialTaxCents: 0 });
    expect(amountsByPart(household({ claimants: [you], ...expenses }))).toMatchObject({
      federal: 100,
      provincial: 0,
    });
  });

  it("is said to be worth up to its amount where the tax is not known", () => {
    const known = claimant(30_000, { federalTaxCents: 900_000, provincialTaxCents: 900_000 });
    const upTo = (you: typeof known) =>
      estimateForClaimant(household({ claimants: [you], ...expenses }), you) as { upTo?: boolean };
    expect(upTo(known).upTo).toBe(false);
    expect(upTo(claimant(30_000)).upTo).toBe(true);
  });

  it("is cut before Québec's abatement", () => {
    const you = claimant(30_000, { quebecIncomeCents: 3_000_000, federalTaxCents: 10_000 });
    const input = household({ province: "QC", claimants: [you], ...expenses });
    expect(amountsByPart(input).federal).toBe(83.5);
  });

  it("sends the claim to the partner with tax left", () => {
    const untaxed = claimant(20_000, { federalTaxCents: 0, provincialTaxCents: 0, workIncomeCents: 0 });
    const taxed = claimant(50_000, {
      personId: "partner",
      federalTaxCents: 400_000,
      provincialTaxCents: 200_000,
    });
    expect(whoClaims(household({ claimants: [untaxed, taxed], ...expenses }))).toMatchObject({
      claimant: { personId: "partner" },
      why: "more-tax-to-reduce",
    });
  });

  it("sends it to the one who worked when only the supplement differs", () => {
    const idle = claimant(15_000, { workIncomeCents: 0 });
    const worker = claimant(15_000, { personId: "partner" });
    expect(whoClaims(household({ claimants: [idle, worker], ...expenses }))).toMatchObject({
      claimant: { personId: "partner" },
      why: "refundable-supplement",
    });
  });

  it("has no second choice for one who claims alone, and no preference between equals", () => {
    expect(whoClaims(household())).toMatchObject({ why: "only-claimant", other: null, differenceCents: 0 });
    const both = [claimant(30_000), claimant(30_000, { personId: "partner" })];
    expect(whoClaims(household({ claimants: both }))).toMatchObject({
      why: "no-difference",
      claimant: { personId: "you" },
    });
  });
});

it("has figures for every province and territory from 2024 to 2026, and none for a year not read", () => {
  for (const province of PROVINCES)
    for (const taxYear of [2024, 2025, 2026]) {
      const you = claimant(30_000, { quebecIncomeCents: 3_000_000 });
      expect(estimateForClaimant(household({ province, taxYear, claimants: [you] }), you).ok).toBe(true);
    }
  const you = claimant(30_000);
  const of = (taxYear: number) => estimateForClaimant(household({ taxYear }), you);
  expect(of(2027)).toEqual({ ok: false, reason: "year-unknown" });
  expect(of(2020)).toEqual({ ok: false, reason: "province-year-unknown" });
});

it.each([
  [{ claimants: [claimant(-1)] }, "personIssues.incomeLeast"],
  [{ claimants: [] }, "issues.claimantIncome"],
  [{ claimants: [claimant(1), claimant(2)] }, "issues.partnersDiffer"],
  [{ ownExpensesCents: -1 }, "issues.amountLeast"],
])("refuses %o with words", (changes, message) => {
  const parsed = canadianEstimateSchema.safeParse(household(changes));
  expect(parsed.error?.issues.map((issue) => issue.message)).toContain(message);
});
