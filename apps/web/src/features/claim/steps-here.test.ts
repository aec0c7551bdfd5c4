import { CHECKLIST_STEPS } from "@gf-ledger/claim/checklist/claim-checklist";
import { describe, expect, it } from "vitest";
import { type ClaimSurroundings, concernsSomebody } from "./steps-here";

const ALONE: ClaimSurroundings = {
  edition: "ca",
  people: [{ relation: "self" }],
  hasOtherCurrency: false,
  adjustmentKinds: ["mileage"],
};
const stepsOf = (here: Partial<ClaimSurroundings>) =>
  CHECKLIST_STEPS.filter((step) => concernsSomebody(step, { ...ALONE, ...here }));

const OF_OTHERS = ["birth-dates", "dependants", "for-whom", "exchange-rates", "repayments"];

describe("claim-57 the steps that concern somebody here", () => {
  it("leaves out what only a family, another currency or a repayment asks", () => {
    expect(stepsOf({})).toEqual(CHECKLIST_STEPS.filter((step) => ![...OF_OTHERS, "receipts"].includes(step)));
  });

  it.each([
    [{ people: [{ relation: "self" }, { relation: "spouse" }] }, ["birth-dates", "for-whom"]],
    [{ people: [{ relation: "self" }, { relation: "child" }] }, ["birth-dates", "dependants", "for-whom"]],
    [{ hasOtherCurrency: true }, ["exchange-rates"]],
    [{ adjustmentKinds: ["reimbursement"] }, ["repayments"]],
  ] satisfies [Partial<ClaimSurroundings>, string[]][])("asks them of %o", (here, more) => {
    expect(stepsOf(here).filter((step) => OF_OTHERS.includes(step))).toEqual(more);
  });

  it("asks an American neither for birth dates nor for a period", () => {
    const steps = stepsOf({ edition: "us", people: [{ relation: "self" }, { relation: "child" }] });
    expect(steps).not.toContain("birth-dates");
    expect(steps).not.toContain("period");
  });
});
