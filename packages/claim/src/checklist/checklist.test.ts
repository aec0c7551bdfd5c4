import { describe, expect, it } from "vitest";
import { claimContent } from "../../test/support/claim-content";
import { lineItem } from "../../test/support/line-item";
import { sumOf } from "../../test/support/sum-of";
import type { ChecklistFacts } from "./checklist-facts";
import { CHECKLIST_STEPS, claimChecklist } from "./claim-checklist";
import { dueDayAfterDeath } from "./filing-days";
import { keepUntil } from "./keep-until";

const { people } = claimContent();
const [ann] = people;
if (!ann) throw new Error("The claim of the tests has nobody in it");

/** A brother of whom nothing was said yet. */
const lou = { ...ann, id: "lou", relation: "sibling" as const, celiac: false };
const lodger = { ...ann, id: "lodger", relation: "none" as const, letter: null };

const done: ChecklistFacts = {
  edition: "ca",
  taxYear: 2025,
  people,
  paidFor: new Set(),
  periodChosen: true,
  onEstimates: [],
  leftOut: [],
  sizesAsked: [],
  withoutReceipt: [],
  unnamedRepayments: [],
  filed: true,
};

describe("what of a claim is done and what is left", () => {
  it("has nothing left when all is done", () => {
    expect(claimChecklist(done).next).toBeNull();
    expect(claimChecklist(done).entries.map(({ step }) => step)).toEqual(CHECKLIST_STEPS);
  });

  it.each([
    ["celiac-person", { people: [{ ...ann, celiac: false }] }, []],
    // claim-55: of a lodger nothing is claimed and no letter is asked.
    ["celiac-person", { people: [{ ...ann, celiac: false }, lodger] }, []],
    ["letter", { people: [{ ...ann, letter: null }, lodger] }, ["ann"]],
    ["repayments", { unnamedRepayments: ["money"] }, ["money"]],
    ["letter", { people: [{ ...ann, letter: null }] }, ["ann"]],
    [
      "birth-dates",
      { people: [ann, { ...ann, id: "kid", relation: "child" as const, birthDate: null }] },
      ["kid"],
    ],
    ["dependants", { people: [ann, lou], paidFor: new Set(["lou"]) }, ["lou"]],
    ["dependants", { people: [ann, { ...lou, celiac: true }] }, ["lou"]],
    ["net-incomes", { people: [{ ...ann, netIncomeByYear: {} }] }, ["ann"]],
    ["for-whom", { leftOut: [{ lineItemId: "a", reason: "for-nobody" as const }] }, ["a"]],
    ["exchange-rates", { leftOut: [{ lineItemId: "a", reason: "exchange-rate-missing" as const }] }, ["a"]],
    ["regular-prices", { leftOut: [{ lineItemId: "a", reason: "regular-price-missing" as const }] }, ["a"]],
    ["sizes", { sizesAsked: ["b"] }, ["b"]],
    ["estimates", { onEstimates: ["c"] }, ["c"]],
    ["period", { periodChosen: false }, []],
    ["file", { filed: false }, []],
  ] as const)("names %s as the next step with %o", (step, facts, left) => {
    const checklist = claimChecklist({ ...done, ...facts });
    expect(checklist.next).toBe(step);
    expect(checklist.entries.find((entry) => entry.step === step)).toEqual({ step, done: false, left });
  });

  it("takes the first of two things that are left", () => {
    expect(claimChecklist({ ...done, filed: false, onEstimates: ["c"] }).next).toBe("estimates");
  });

  it("claim-59 names what has no receipt, and leaves no step open for it", () => {
    const checklist = claimChecklist({ ...done, filed: false, withoutReceipt: ["d"] });
    expect(checklist.entries).toContainEqual({ step: "receipts", done: true, left: ["d"] });
    expect(checklist.next).toBe("file");
  });

  it("asks for a grown child's income in Canada, never for a small child's", () => {
    const child = { ...ann, relation: "child" as const, netIncomeByYear: {} };
    const family = [
      ann,
      { ...child, id: "son", birthDate: "2006-01-01" },
      { ...child, id: "girl", birthDate: "2016-01-01" },
    ];
    const incomes = (edition: "ca" | "us") =>
      claimChecklist({ ...done, edition, people: family }).entries.find(({ step }) => step === "net-incomes")
        ?.left;
    expect(incomes("ca")).toEqual(["son"]);
    expect(incomes("us")).toEqual([]);
  });

  it("takes what a sum left out as it is", () => {
    const line = lineItem({ shares: [] });
    const { leftOut } = sumOf([line]);
    expect(claimChecklist({ ...done, leftOut }).next).toBe("for-whom");
  });
});

describe("how long records are kept", () => {
  it.each([
    ["ca", 2025, null, "2031-12-31"],
    ["ca", 2025, "2027-02-01", "2033-02-01"],
    ["us", 2025, null, "2029-04-15"],
    ["us", 2025, "2026-02-01", "2029-04-15"],
    ["us", 2025, "2026-10-15", "2029-10-15"],
    ["us", 2023, "2024-02-29", "2027-04-15"],
    ["ca", 2023, "2028-02-29", "2034-03-01"],
  ] as const)("%s, tax year %d, filed late on %s: to %s", (edition, taxYear, filedAfterDue, until) => {
    expect(keepUntil(edition, taxYear, filedAfterDue)).toBe(until);
  });
});

describe("claim-52 when a final return is due", () => {
  it.each([
    ["2026-01-01", 2026, "2027-04-30"],
    ["2026-10-30", 2026, "2027-04-30"],
    ["2026-10-31", 2026, "2027-04-30"],
    ["2026-11-14", 2026, "2027-05-14"],
    ["2026-12-31", 2026, "2027-06-30"],
    ["2026-02-10", 2025, "2026-08-10"],
    ["2026-08-31", 2025, "2026-04-30"],
  ])("death on %s, tax year %d: %s", (diedOn, taxYear, due) => {
    expect(dueDayAfterDeath(diedOn, taxYear)).toBe(due);
  });
});
