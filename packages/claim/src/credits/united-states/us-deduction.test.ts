import { describe, expect, it } from "vitest";
import { claimContent } from "../../../test/support/claim-content";
import { NO_ANSWERS } from "../../file/estimate-inputs";
import { usEstimate } from "../../file/us-estimate";
import type { UsEstimateInput } from "../credit-input";
import { stateNote } from "./state-note";
import { usDeduction } from "./us-deduction";
import { limitsOfItemised } from "./us-limits";

const dollars = (input: Partial<UsEstimateInput>): UsEstimateInput => {
  const base: UsEstimateInput = {
    taxYear: 2025,
    filingStatus: "single",
    adjustedGrossIncomeCents: 0,
    glutenFreeCents: 0,
    otherMedicalCents: 0,
    otherItemisedCents: 0,
    extraConditions: 0,
    marginalRatePercent: null,
  };
  const cents = Object.entries(input).map(([key, value]) => [
    key,
    key.endsWith("Cents") ? Number(value) * 100 : value,
  ]);
  return { ...base, ...Object.fromEntries(cents) };
};

const joint = {
  filingStatus: "joint" as const,
  adjustedGrossIncomeCents: 90_000,
  otherMedicalCents: 9_800,
  otherItemisedCents: 29_700,
  marginalRatePercent: 12,
};

describe("IRC 213 what gluten-free food deducts", () => {
  it.each([
    [1_445, 144_500, 17_340],
    [1_400, 140_000, 16_800],
  ])("joint at 90,000 with %d of gluten-free food: all of it", (food, due, saved) => {
    expect(usDeduction(dollars({ ...joint, glutenFreeCents: food }))).toMatchObject({
      outcome: "pays",
      itemisingPays: true,
      deductionDueToGlutenFreeCents: due,
      taxSavedCents: saved,
    });
  });

  it("single at 55,000: 1,275.00 above the floor and worth nothing, since the standard deduction is larger", () => {
    const input = {
      adjustedGrossIncomeCents: 55_000,
      glutenFreeCents: 1_300,
      otherMedicalCents: 4_100,
      otherItemisedCents: 6_200,
    };
    expect(usDeduction(dollars(input))).toMatchObject({
      outcome: "standard-deduction-is-larger",
      medicalDeductionCents: 127_500,
      itemisingPays: false,
      deductionDueToGlutenFreeCents: 0,
      taxSavedCents: null,
    });
  });

  it("single at 60,000 in 2026: 600.00, the part above the standard deduction", () => {
    const input = {
      taxYear: 2026,
      adjustedGrossIncomeCents: 60_000,
      glutenFreeCents: 1_400,
      otherMedicalCents: 4_300,
      otherItemisedCents: 15_500,
    };
    expect(usDeduction(dollars(input))).toMatchObject({
      outcome: "pays-in-part",
      deductionDueToGlutenFreeCents: 60_000,
    });
  });

  it("calculators-8 gives what the US calculator's defaults give: 2,164.00 above the floor", () => {
    const input = { adjustedGrossIncomeCents: 60_000, glutenFreeCents: 1_664, otherMedicalCents: 5_000 };
    expect(usDeduction(dollars(input))).toMatchObject({ medicalDeductionCents: 216_400 });
  });

  it("says when all of it is below the floor, and asks nothing of a year it does not know", () => {
    const input = dollars({ adjustedGrossIncomeCents: 60_000, glutenFreeCents: 1_000 });
    expect(usDeduction(input)).toMatchObject({ outcome: "below-the-floor", medicalDeductionCents: 0 });
    expect(usDeduction({ ...input, taxYear: 2021 })).toEqual({ ok: false, reason: "year-unknown" });
  });
});

it.each([
  [2025, 37, 114.91],
  [2026, 37, 108.7],
  [2026, 35, 108.7],
  [2026, 32, 99.39],
])(
  "claim-92 in %d 310.58 of deduction saves at a rate of %d percent no more than %d: from 2026 at most 35 cents a dollar",
  (taxYear, rate, saved) => {
    const estimate = usDeduction(
      dollars({ taxYear, glutenFreeCents: 310.58, otherItemisedCents: 20_000, marginalRatePercent: rate }),
    );
    expect(estimate).toMatchObject({ taxSavedCents: Math.round(saved * 100) });
    // The line says why it is 35% where another rate was entered.
    const line = estimate.ok ? estimate.lines.at(-1) : null;
    const limited = taxYear === 2026 && rate === 37;
    expect(line?.key).toBe(limited ? "tax-saved-limited" : "tax-saved");
    expect(line?.formula).toMatchObject({ percent: limited ? 37 - 2 : rate });
  },
);

describe("the standard deduction", () => {
  const standardOf = (input: Partial<UsEstimateInput>) => {
    const creditEstimate = usDeduction(dollars(input));
    if (!creditEstimate.ok) throw new Error(creditEstimate.reason);
    return creditEstimate.lines.find(({ key }) => key === "standard-deduction")?.amountCents;
  };

  it.each([
    [2022, "single", 0, 12_950],
    [2023, "head-of-household", 1, 22_650],
    [2024, "joint", 2, 32_300],
    [2025, "married-separately", 1, 17_350],
    [2025, "surviving-spouse", 0, 31_500],
    [2026, "single", 2, 20_200],
  ] as const)("in %d, %s with %d extras, is %d", (taxYear, filingStatus, extraConditions, expected) => {
    expect(standardOf({ taxYear, filingStatus, extraConditions })).toBe(expected * 100);
  });
});

it.each([
  ["NJ", 2025, "own-floor", 2],
  ["AZ", 2025, "all-expenses-when-itemising", 0],
  ["NM", 2025, "deduction-ended", null],
  ["NM", 2024, "may-differ", null],
  ["OR", 2025, "may-differ", null],
  ["NY", 2026, "own-floor", 10],
  ["AR", 2026, "own-income-floor", 7.5],
  ["HI", 2026, "own-income-floor", 7.5],
  ["VT", 2026, "above-own-standard", null],
  ["LA", 2026, "above-federal-standard", null],
  ["LA", 2021, "may-differ", null],
  ["KY", 2026, "no-medical", null],
  ["MA", 2026, "federal-amount", null],
  ["ME", 2026, "outside-cap", null],
  ["AK", 2026, "no-income-tax", null],
  ["FL", 2026, "no-income-tax", null],
  ["NH", 2026, "no-income-tax", null],
  ["NV", 2026, "no-income-tax", null],
  ["SD", 2026, "no-income-tax", null],
  ["TN", 2026, "no-income-tax", null],
  ["TX", 2026, "no-income-tax", null],
  ["WA", 2026, "no-income-tax", null],
  ["WY", 2026, "no-income-tax", null],
])("claim-92 says of %s in %d: %s", (state, year, note, floorPercent) => {
  expect(stateNote(state, year)).toMatchObject({ note, floorPercent });
});

describe("claim-84 cash gifts beside the standard deduction, from 2026", () => {
  /** Single at 60,000: 1,200.00 above the floor with the food, none without it, and 15,500.00 of others. */
  const partly = {
    taxYear: 2026,
    adjustedGrossIncomeCents: 60_000,
    glutenFreeCents: 1_400,
    otherMedicalCents: 4_300,
    otherItemisedCents: 15_500,
  };
  const due = (input: Partial<UsEstimateInput>) => {
    const estimate = usDeduction(dollars(input));
    return estimate.ok ? estimate.deductionDueToGlutenFreeCents / 100 : null;
  };

  it("make what the food is worth smaller: 16,700.00 against 16,100.00 and the gifts, of 1,000.00 at most", () => {
    expect([0, 400, 600, 5_000].map((cashGiftsCents) => due({ ...partly, cashGiftsCents }))).toEqual([
      600, 200, 0, 0,
    ]);
    expect(due({ ...partly, otherItemisedCents: 17_000, cashGiftsCents: 5_000 })).toBe(1_100);
  });

  it("are deducted up to 2,000.00 on a joint return, and not at all in 2025", () => {
    const couple = { ...partly, filingStatus: "joint" as const, otherItemisedCents: 34_000 };
    expect(due({ ...couple, cashGiftsCents: 5_000 })).toBe(1_000);
    expect(due({ ...couple, cashGiftsCents: 1_500 })).toBe(1_200);
    expect(due({ ...partly, taxYear: 2025, otherItemisedCents: 15_000, cashGiftsCents: 400 })).toBe(450);
  });
});

it("claim-84 the limits on other itemized deductions are those of the year, and none where none is known", () => {
  const of2025 = { capCents: 4_000_000, incomeCents: 50_000_000, percent: 30, leastCents: 1_000_000 };
  expect(limitsOfItemised(2025)).toEqual({ ...of2025, charityFloorPercent: null });
  expect(limitsOfItemised(2026)).toMatchObject({
    capCents: 4_040_000,
    incomeCents: 50_500_000,
    charityFloorPercent: 0.5,
  });
  expect(limitsOfItemised(2024)).toBeNull();
});

it("claim-84 a rate of 37% is asked about where the income doesn't reach its bracket", () => {
  const asked = (dollarsOfIncome: number, filingStatus: "single" | "joint" | "married-separately") => {
    const content = claimContent();
    const people = content.people.map((ann) => ({
      ...ann,
      netIncomeByYear: { "2026": dollarsOfIncome * 100 },
    }));
    const estimate = usEstimate({
      ...content,
      edition: "us",
      taxYear: 2026,
      period: { from: "2026-01-01", to: "2026-12-31" },
      people,
      amountByPerson: new Map(),
      adjustments: [],
      inputs: { ...NO_ANSWERS, filingStatus, otherItemisedCents: 0, marginalRatePercent: 37 },
    });
    return estimate.asked.map(({ question }) => question);
  };
  expect(asked(640_600, "single")).toEqual(["rate-too-high"]);
  expect(asked(640_601, "single")).toEqual([]);
  expect(asked(768_700, "joint")).toEqual(["rate-too-high"]);
  expect(asked(384_351, "married-separately")).toEqual([]);
});
