import { describe, expect, it } from "vitest";
import { claimant, household } from "../../test/support/household";
import { PROVINCES } from "../credits/canada/provinces";
import type { CanadianEstimateInput, Claimant } from "../credits/credit-input";
import { estimateForClaimant } from "../credits/estimate-for-claimant";
import { usDeduction } from "../credits/united-states/us-deduction";
import { correctionOf } from "./correction";
import type { ReturnFacts } from "./return-lines";
import { returnLines } from "./return-lines";

/** What a Canadian return is filled from when the first of the partners claims. */
function canadian(changes: Partial<CanadianEstimateInput>, of?: Claimant): ReturnFacts {
  const input = household(changes);
  const who = of ?? input.claimants[0];
  const estimate = who && estimateForClaimant(input, who);
  if (!estimate?.ok) throw new Error("The household is complete");
  return {
    edition: "ca",
    province: input.province,
    ownExpensesCents: input.ownExpensesCents,
    hasOtherDependants: input.dependants.length > 0,
    figures: estimate.sections.flatMap(({ lines }) => lines),
  };
}

interface American {
  readonly taxYear: number;
  readonly filingStatus: "joint" | "single";
  readonly income: number;
  readonly food: number;
  readonly other: number;
  readonly otherItemised: number;
  readonly rate: number | null;
}

function american({
  taxYear,
  filingStatus,
  income,
  food,
  other,
  otherItemised,
  rate,
}: American): ReturnFacts {
  const deduction = usDeduction({
    taxYear,
    filingStatus,
    adjustedGrossIncomeCents: income * 100,
    glutenFreeCents: food * 100,
    otherMedicalCents: other * 100,
    otherItemisedCents: otherItemised * 100,
    extraConditions: 0,
    marginalRatePercent: rate,
  });
  if (!deduction.ok) throw new Error("The year is known");
  return {
    edition: "us",
    province: null,
    ownExpensesCents: (food + other) * 100,
    hasOtherDependants: false,
    figures: deduction.lines,
  };
}

const filled = (facts: ReturnFacts) =>
  returnLines(facts).map(({ form, line, amountCents }) => [form, line, amountCents]);

describe("claim-64 this amount into that line", () => {
  it("in Ontario, with a dependant of 19 whose own threshold is taken off", () => {
    // 2,522.63 less 3% of 50,000.00, and 515.48 less 3% of 9,000.00.
    const facts = canadian({
      claimants: [claimant(50_000)],
      ownExpensesCents: 252_263,
      dependants: [{ personId: "tom", expensesCents: 51_548, netIncomeCents: 900_000 }],
    });
    expect(filled(facts)).toEqual([
      ["t1", "33099", 252_263],
      ["t1", "33199", 24_548],
      ["t1", "33200", 126_811],
      ["428", "58689", 252_263],
      ["428", "58729", 24_548],
      ["428", "58769", 126_811],
    ]);
  });

  it("has no line of other dependants where there are none, and the supplement where it is paid", () => {
    // 25% of 1,500.00 is 375.00, less 5% of 706.00: 339.70.
    const facts = canadian({ claimants: [claimant(34_000)], ownExpensesCents: 252_000 });
    expect(filled(facts)).toEqual([
      ["t1", "33099", 252_000],
      ["t1", "33200", 150_000],
      ["t1", "45200", 33_970],
      ["428", "58689", 252_000],
      ["428", "58769", 150_000],
    ]);
  });

  it("in Québec on the federal return and on lines 381 and 462 of the TP-1", () => {
    const b = claimant(30_000, { personId: "b", quebecIncomeCents: 2_858_000 });
    const a = claimant(58_000, { personId: "a", quebecIncomeCents: 5_658_000 });
    const couple = canadian({ province: "QC", claimants: [a, b], ownExpensesCents: 408_000 }, b);
    expect(filled(couple)).toEqual([
      ["t1", "33099", 408_000],
      ["t1", "33200", 318_000],
      ["tp-1", "381", 152_520],
    ]);
    const alone = claimant(32_800, { quebecIncomeCents: 3_280_000 });
    const single = canadian({ province: "QC", claimants: [alone], ownExpensesCents: 187_800 });
    expect(filled(single)).toContainEqual(["tp-1", "462", 25]);
  });

  it("asks nothing of a province that was not said, and leaves open what the incomes decide", () => {
    const facts: ReturnFacts = {
      edition: "ca",
      province: null,
      ownExpensesCents: 100_00,
      hasOtherDependants: true,
      figures: [],
    };
    expect(filled(facts)).toEqual([
      ["t1", "33099", 100_00],
      ["t1", "33199", null],
      ["t1", "33200", null],
    ]);
  });

  it.each(PROVINCES.filter((province) => province !== "QC"))(
    "says how well the numbers of %s's form are known",
    (province) => {
      const lines = returnLines(canadian({ province, ownExpensesCents: 200_000 }));
      const standingOf = (number: string) => lines.find(({ line }) => line === number)?.source.standing;
      expect(standingOf("33099")).toBe("confirmed");
      expect(standingOf("58689")).toBe(
        ["AB", "BC", "MB", "ON"].includes(province) ? "confirmed" : "secondary",
      );
    },
  );

  it("in the United States on Schedule A, whose numbers are not confirmed", () => {
    const facts = american({
      taxYear: 2025,
      filingStatus: "joint",
      income: 90_000,
      food: 1_445,
      other: 9_800,
      otherItemised: 29_700,
      rate: 12,
    });
    expect(filled(facts)).toEqual([
      ["schedule-a", "1", 1_124_500],
      ["schedule-a", "2", 9_000_000],
      ["schedule-a", "3", 675_000],
      ["schedule-a", "4", 449_500],
    ]);
    expect(new Set(returnLines(facts).map(({ source }) => source.standing))).toEqual(
      new Set(["unconfirmed"]),
    );
  });
});

describe("claim-65 the table of a correction", () => {
  const rowsOf = ({ lines }: ReturnType<typeof correctionOf>) =>
    lines.map(({ line, previousCents, changeCents, revisedCents }) => [
      line,
      previousCents,
      changeCents,
      revisedCents,
    ]);
  const f = (expenses: number) =>
    canadian({ claimants: [claimant(50_000)], ownExpensesCents: expenses * 100 });

  it("is T1-ADJ's: 120.00 of the physiotherapy came back (case 12.m)", () => {
    const correction = correctionOf(f(3_420), f(3_300));
    expect(rowsOf(correction)).toEqual([
      ["33099", 342_000, -12_000, 330_000],
      ["33200", 192_000, -12_000, 180_000],
      ["58689", 342_000, -12_000, 330_000],
      ["58769", 192_000, -12_000, 180_000],
    ]);
    expect(correction.credits).toEqual([
      { part: "federal", previousCents: 27_840, changeCents: -1_740, revisedCents: 26_100 },
      { part: "provincial", previousCents: 9_696, changeCents: -606, revisedCents: 9_090 },
    ]);
    expect(correction.taxChangeCents).toBe(2_346);
  });

  it("starts a second correction from the last notice's amount", () => {
    expect(rowsOf(correctionOf(f(3_300), f(3_000)))[0]).toEqual(["33099", 330_000, -30_000, 300_000]);
  });

  it("has a line that comes or goes with 0 on the other side", () => {
    const others = { dependants: [{ personId: "tom", expensesCents: 50_000, netIncomeCents: 900_000 }] };
    const claimants = [claimant(50_000)];
    const correction = correctionOf(
      canadian({ claimants, ownExpensesCents: 342_000 }),
      canadian({ claimants, ownExpensesCents: 342_000, ...others }),
    );
    // 500.00 less 3% of 9,000.00.
    expect(rowsOf(correction)).toEqual([
      ["33199", 0, 23_000, 23_000],
      ["33200", 192_000, 23_000, 215_000],
      ["58729", 0, 23_000, 23_000],
      ["58769", 192_000, 23_000, 215_000],
    ]);
  });

  it("says nothing of the tax while an income is missing", () => {
    const unknown = { ...f(3_420), figures: [] };
    expect(correctionOf(unknown, { ...unknown, ownExpensesCents: 330_000 })).toMatchObject({
      lines: [
        { line: "33099", changeCents: -12_000 },
        { line: "33200", previousCents: null, changeCents: null, revisedCents: null },
        { line: "58689", changeCents: -12_000 },
        { line: "58769", changeCents: null },
      ],
      credits: [],
      taxChangeCents: null,
    });
  });

  const joint = {
    taxYear: 2025,
    filingStatus: "joint",
    income: 90_000,
    other: 9_800,
    otherItemised: 29_700,
  } as const;

  it("is form 1040-X's: a row of 95.00 was counted twice (case 12.n)", () => {
    const correction = correctionOf(
      american({ ...joint, food: 1_445, rate: 12 }),
      american({ ...joint, food: 1_350, rate: 12 }),
    );
    expect(rowsOf(correction)).toEqual([
      ["1", 1_124_500, -9_500, 1_115_000],
      ["4", 449_500, -9_500, 440_000],
      ["1", 9_000_000, 0, 9_000_000],
      ["2", 3_419_500, -9_500, 3_410_000],
      ["3", 5_580_500, 9_500, 5_590_000],
    ]);
    expect(correction.taxChangeCents).toBe(1_140);
  });

  it("takes the standard deduction over once it is larger (case 12.n2)", () => {
    const single = {
      taxYear: 2026,
      filingStatus: "single",
      income: 60_000,
      other: 4_300,
      otherItemised: 15_500,
    } as const;
    const correction = correctionOf(
      american({ ...single, food: 1_400, rate: null }),
      american({ ...single, food: 700, rate: null }),
    );
    expect(rowsOf(correction)).toContainEqual(["2", 1_670_000, -60_000, 1_610_000]);
    expect(correction.taxChangeCents).toBeNull();
  });
});
