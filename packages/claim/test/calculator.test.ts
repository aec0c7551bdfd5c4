import { CANADA_CALCULATOR_DEFAULTS, estimateCanada } from "@gf-ledger/domain/calculator/canada";
import { centsFromDollars } from "@gf-ledger/domain/money/cents";
import fc from "fast-check";
import { expect, test } from "vitest";
import { federalCredit } from "../src/credits/canada/federal-credit";
import { FEDERAL_FIGURES } from "../src/credits/canada/federal-figures";
import { findFigure } from "../src/figures/find-figure";

const YEARS = FEDERAL_FIGURES.filter(({ name }) => name === "rate").map(({ year }) => year);

test("calculators-5 the calculator and the claim come to the same federal credit before the tax limits it, to the cent", () => {
  fc.assert(
    fc.property(fc.constantFrom(...YEARS), fc.nat(300_000), fc.nat(40_000), (year, income, therapy) => {
      const input = { ...CANADA_CALCULATOR_DEFAULTS, income, therapy };
      const estimate = estimateCanada(input, {
        fixedAmount: (findFigure(FEDERAL_FIGURES, "fixed-amount", year)?.value ?? 0) / 100,
        incomeShare: 0.03,
        rate: (findFigure(FEDERAL_FIGURES, "rate", year)?.value ?? 0) / 100,
      });
      const claimant = {
        personId: "ana",
        netIncomeCents: centsFromDollars(income),
        quebecIncomeCents: null,
        workIncomeCents: null,
        federalTaxCents: null,
        provincialTaxCents: null,
        ageOn31December: null,
        residentAllYear: true,
      };
      const creditEstimate = federalCredit(
        {
          taxYear: year,
          province: "ON",
          claimants: [claimant],
          ownExpensesCents: centsFromDollars(estimate.totalMedical),
          dependants: [],
          disabilitySupportsCents: 0,
        },
        claimant,
      );
      const lines = creditEstimate.ok ? creditEstimate.section.lines : [];
      const credit = lines.find(({ key }) => key === "credit-before-limit");
      expect(credit?.amountCents).toBe(centsFromDollars(estimate.refund));
    }),
  );
});
