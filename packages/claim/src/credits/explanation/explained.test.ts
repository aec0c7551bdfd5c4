import fc from "fast-check";
import { expect, it } from "vitest";
import { claimant, household } from "../../../test/support/household";
import { PROVINCES } from "../canada/provinces";
import { estimateForClaimant } from "../estimate-for-claimant";
import { usDeduction } from "../united-states/us-deduction";
import { whoClaims } from "../who-claims";
import type { ExplainedLine } from "./explained-line";
import { formulaAmount } from "./formula-amount";

const dollars = fc.nat(150_000);
const anyHousehold = fc
  .record({
    taxYear: fc.constantFrom(2024, 2025, 2026),
    province: fc.constantFrom(...PROVINCES),
    incomes: fc.array(dollars, { minLength: 1, maxLength: 2 }),
    expenses: fc.nat(2_000_000),
    dependant: fc.nat(500_000),
    taxes: fc.option(fc.nat(300_000)),
  })
  .map(({ taxYear, province, incomes, expenses, dependant, taxes }) =>
    household({
      taxYear,
      province,
      ownExpensesCents: expenses,
      dependants: [{ personId: "child", expensesCents: dependant, netIncomeCents: 800_000 }],
      claimants: incomes.map((income, index) =>
        claimant(income, {
          personId: `p${index}`,
          quebecIncomeCents: income * 90,
          federalTaxCents: taxes,
          provincialTaxCents: taxes,
        }),
      ),
    }),
  );

/** Each operand names an earlier line of the same explanation, with its amount; or line 33200 for a supplement. */
function operandsOf({ formula }: ExplainedLine) {
  if (formula.operation === "given") return [];
  if (formula.operation === "percent") return [formula.of];
  return formula.operation === "difference" ? [formula.from, formula.less] : formula.of;
}

it("every line is what its formula says, of lines that stand before it", () => {
  fc.assert(
    fc.property(anyHousehold, (input) => {
      const creditEstimate = whoClaims(input);
      if (!creditEstimate.ok) throw new Error(creditEstimate.reason);
      const before: ExplainedLine[] = [];
      for (const line of creditEstimate.claimant.sections.flatMap(({ lines }) => lines)) {
        expect(formulaAmount(line.formula)).toBe(line.amountCents);
        for (const { part, key, personId, cents } of operandsOf(line))
          expect(before).toContainEqual(expect.objectContaining({ part, key, personId, amountCents: cents }));
        before.push(line);
      }
    }),
    { numRuns: 30 },
  );
});

it("a section's amount is its last line, none is below 0, and none is above the tax it reduces", () => {
  fc.assert(
    fc.property(anyHousehold, (input) => {
      for (const claimant of input.claimants) {
        const creditEstimate = estimateForClaimant(input, claimant);
        if (!creditEstimate.ok) throw new Error(creditEstimate.reason);
        for (const { amountCents, lines, refundable, part } of creditEstimate.sections) {
          expect(amountCents).toBe(lines.at(-1)?.amountCents ?? 0);
          expect(amountCents).toBeGreaterThanOrEqual(0);
          const tax = part === "federal" ? claimant.federalTaxCents : claimant.provincialTaxCents;
          if (!refundable && tax !== null) expect(amountCents).toBeLessThanOrEqual(tax);
        }
      }
    }),
  );
});

it("the recommended claimant never gets less than the other", () => {
  fc.assert(
    fc.property(anyHousehold, (input) => {
      const creditEstimate = whoClaims(input);
      if (!creditEstimate.ok) throw new Error(creditEstimate.reason);
      expect(creditEstimate.claimant.totalCents).toBeGreaterThanOrEqual(
        creditEstimate.other?.totalCents ?? 0,
      );
    }),
  );
});

it("a US deduction due to gluten-free food is never more than the food, nor than what is above the floor", () => {
  const cents = fc.nat(5_000_000);
  const input = fc.record({
    taxYear: fc.constant(2025),
    filingStatus: fc.constantFrom("single" as const, "joint" as const),
    adjustedGrossIncomeCents: cents,
    glutenFreeCents: cents,
    otherMedicalCents: cents,
    otherItemisedCents: cents,
    extraConditions: fc.nat(2),
    marginalRatePercent: fc.constant(22),
  });
  fc.assert(
    fc.property(input, (typed) => {
      const creditEstimate = usDeduction(typed);
      if (!creditEstimate.ok) throw new Error(creditEstimate.reason);
      const due = creditEstimate.deductionDueToGlutenFreeCents;
      expect(due).toBeLessThanOrEqual(Math.min(typed.glutenFreeCents, creditEstimate.medicalDeductionCents));
    }),
  );
});
