import { describe, expect, it } from "vitest";
import { amountsByPart } from "../../test/support/amounts-by-part";
import { claimContent } from "../../test/support/claim-content";
import { claimant, household } from "../../test/support/household";
import type { Person } from "../people/person";
import { canadianEstimate } from "./canadian-estimate";
import { type EstimateInputs, NO_ANSWERS } from "./estimate-inputs";
import { nearOntariosCap } from "./side-by-side";

const [ann] = claimContent().people;
if (!ann) throw new Error("Ann is there.");

/** What is asked of Ann and her mother, whose other expenses are 500.00 each, in 2025. */
function asked(anns: number, mothers: number, inputs: Partial<EstimateInputs>) {
  const mother: Person = { ...ann, id: "mother", name: "Mother", relation: "other-dependant" } as Person;
  const people = [
    { ...ann, netIncomeByYear: { "2025": anns * 100 } },
    { ...mother, netIncomeByYear: { "2025": mothers * 100 } },
  ] as Person[];
  const expense = (personId: string) => ({ date: "2025-03-03", amountCents: 50_000, personId });
  return canadianEstimate({
    edition: "ca",
    taxYear: 2025,
    period: { from: "2025-01-01", to: "2025-12-31" },
    people,
    amountByPerson: new Map(),
    adjustments: [],
    otherExpenses: [expense("ann"), expense("mother")],
    inputs: { ...NO_ANSWERS, ...inputs },
  }).asked.map(({ question }) => question);
}
const answered = (quebecIncomeCents: number | null) => ({
  personId: "ann",
  workIncomeCents: null,
  quebecIncomeCents,
  federalTaxCents: null,
  provincialTaxCents: null,
  residentAllYear: true,
  provinceAtDeath: null,
});

describe("claim-85 the work income is asked for where it may bring a refundable credit", () => {
  it("in Québec for line 462 too, where nothing is left for the federal supplement", () => {
    // Federal: 500.00 - 600.00 and 500.00 - 600.00; Québec: 1,000.00 - 3% of 20,000.00 = 400.00.
    expect(asked(20_000, 20_000, { province: "QC", partners: [answered(2_000_000)] })).toContain(
      "work-income",
    );
    expect(asked(20_000, 20_000, { province: "ON", partners: [answered(null)] })).not.toContain(
      "work-income",
    );
    const more = { province: "QC" as const, partners: [answered(5_700_000)] };
    expect(asked(20_000, 20_000, more)).not.toContain("work-income");
  });

  it("for the federal supplement, also while Québec's income is not known", () => {
    expect(asked(10_000, 10_000, { province: "QC", partners: [answered(null)] })).toContain("work-income");
  });
});

describe("claim-85 the province at death", () => {
  const dependants = [{ personId: "mother", expensesCents: 1_500_001, netIncomeCents: 0 }];

  it("decides whether Ontario's cap on another dependant is named", () => {
    const of = (province: "ON" | "BC", provinceAtDeath: "ON" | "BC" | null) =>
      nearOntariosCap(
        household({ province, claimants: [claimant(30_000, { provinceAtDeath })], dependants }),
        "you",
      );
    expect(of("BC", "ON")).toEqual(["mother"]);
    expect(of("ON", "BC")).toEqual([]);
    expect(of("ON", null)).toEqual(["mother"]);
    expect(of("BC", null)).toEqual([]);
  });
});

it("claim-81 Ontario's reduction of 2024 leaves no tax up to 286.00 of it, with a child up to 815.00", () => {
  const of = (netIncome: number, childrenUnder19 = 0) =>
    amountsByPart(
      household({
        taxYear: 2024,
        claimants: [claimant(netIncome)],
        ownExpensesCents: 240_500,
        childrenUnder19,
      }),
    ).provincial;
  // (18,062.37 - 12,399.00) x 5.05% = 286.00; (28,537.00 - 12,399.00) x 5.05% = 814.97.
  expect([18_062, 18_063].map((income) => of(income))).toEqual([0, 0.06]);
  expect([28_537, 28_538].map((income) => of(income, 1))).toEqual([0, 0.04]);
});
