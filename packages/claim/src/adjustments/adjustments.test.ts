import { describe, expect, it } from "vitest";
import { type Adjustment, adjustmentSchema } from "./adjustment";
import { adjustmentLedger } from "./adjustment-ledger";
import { countAdjustment } from "./count-adjustment";

const common = { id: "a", date: "2025-05-05", personId: "ann", note: "", lineItemIds: [] };
const YEAR = { from: "2025-01-01", to: "2025-12-31" };

const shipping: Adjustment = { kind: "shipping", ...common, amountCents: 4500 };
const insurance: Adjustment = { kind: "reimbursement", ...common, amountCents: 2000 };
const plan: Adjustment = { kind: "hsa-fsa", ...common, amountCents: 3000 };
const trip: Adjustment = { kind: "mileage", ...common, miles: 33.5 };
const tolls: Adjustment = { kind: "tolls-and-parking", ...common, amountCents: 600 };
const correction: Adjustment = { kind: "correction", ...common, note: "typed twice", amountCents: -150 };

describe("claim-15 what an adjustment does", () => {
  it.each([
    [shipping, "ca", true, "recorded", 0],
    [shipping, "us", false, "guidance", 0],
    [shipping, "us", true, "guidance", 4500],
    [insurance, "ca", false, "reduces", -2000],
    [insurance, "us", false, "reduces", -2000],
    [plan, "us", false, "reduces", -3000],
    [trip, "ca", true, "recorded", 0],
    [trip, "us", false, "guidance", 0],
    [trip, "us", true, "guidance", 704],
    [tolls, "ca", true, "recorded", 0],
    [tolls, "us", true, "guidance", 600],
    [correction, "ca", false, "signed", -150],
    [correction, "us", false, "signed", -150],
  ] as const)("%o in %s, guidance %s: %s, %d", (adjustment, edition, guidance, effect, cents) => {
    expect(countAdjustment(adjustment, edition, guidance)).toMatchObject({
      ok: true,
      rule: { effect },
      countedCents: cents,
    });
  });

  it.each([
    ["2022-06-30", 603],
    ["2022-07-01", 737],
    ["2026-01-01", 687],
  ])("miles on %s count at that day's rate", (date, cents) => {
    expect(countAdjustment({ ...trip, date }, "us", true)).toMatchObject({ countedCents: cents });
  });

  it("miles before the table begins are refused, not guessed", () => {
    const early = { ...trip, date: "2012-02-02" };
    expect(countAdjustment(early, "us", true)).toMatchObject({ ok: false, reason: "no-mileage-rate" });
    expect(countAdjustment(early, "ca", true)).toMatchObject({ ok: true, countedCents: 0 });
  });
});

describe("claim-15 the ledger", () => {
  it("keeps what is not counted, leaves out other years, and is in the order of the days", () => {
    const entries = [
      { ...insurance, id: "late", date: "2025-11-11" },
      { ...shipping, id: "early", date: "2025-01-02" },
      { ...insurance, id: "last year", date: "2024-12-31" },
    ];
    const ledger = adjustmentLedger(entries, YEAR, "ca", true);
    if (!ledger.ok) throw new Error(ledger.reason);
    expect(ledger.entries.map(({ adjustment, enteredCents }) => [adjustment.id, enteredCents])).toEqual([
      ["early", 4500],
      ["late", 2000],
    ]);
    expect(ledger.countedCents).toBe(-2000);
    expect(ledger.amounts).toEqual([{ date: "2025-11-11", personId: "ann", amountCents: -2000 }]);
  });

  it("takes no cost that was paid back twice, by insurance and a plan", () => {
    const both = [
      { ...insurance, lineItemIds: ["bread", "pasta"] },
      { ...plan, id: "b", lineItemIds: ["pasta"] },
    ];
    expect(adjustmentLedger(both, YEAR, "us", false)).toEqual({
      ok: false,
      reason: "paid-back-twice",
      lineItemIds: ["pasta"],
    });
  });
});

it.each([
  [{ ...shipping, amountCents: 0 }, "issues.amountKind"],
  [{ ...insurance, amountCents: 1.5 }, "issues.wholeCents"],
  [{ ...trip, miles: -3 }, "issues.milesAboveZero"],
  [{ ...correction, note: " " }, "issues.correctionReason"],
  [{ ...correction, amountCents: 0 }, "issues.amountNotZero"],
  [{ ...tolls, date: "2025-02-30" }, "entryIssues.dateForm"],
])("refuses %o with words", (typed, message) => {
  expect(adjustmentSchema.safeParse(typed).error?.issues.map((issue) => issue.message)).toContain(message);
});
