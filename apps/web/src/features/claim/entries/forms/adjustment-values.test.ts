import { newAdjustmentInput } from "@gf-ledger/claim/adjustments/adjustment-input";
import type { AdjustmentView } from "@gf-ledger/claim/adjustments/adjustment-view";
import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { expect, test } from "vitest";
import { asItWas } from "./adjustment-again";
import { adjustmentInput, adjustmentValues, SEVERAL } from "./adjustment-values";

const PERSON = "0190a000-0000-7000-8000-000000000001";
const GLASSES = { thing: "other-expense", name: "Glasses", date: "2025-04-01", claimedIn: null } as const;
const entry: AdjustmentView = {
  id: "0190a000-0000-7000-8000-000000000002",
  kind: "reimbursement",
  date: "2025-04-04",
  personId: PERSON,
  amount: 20,
  miles: null,
  centsPerMile: null,
  currency: "CAD",
  note: "Health plan",
  lineItemIds: [],
  expenseIds: ["0190a000-0000-7000-8000-000000000003"],
  expected: true,
  paidBack: [{ ...GLASSES, id: "0190a000-0000-7000-8000-000000000003" }],
  namesNoExpense: false,
  rule: { effect: "reduces", words: "", standing: "confirmed", source: "", readOn: "2026-11-22" },
};

const TRIP: Pick<AdjustmentView, "kind" | "expenseIds" | "expected" | "amount" | "miles" | "centsPerMile"> = {
  kind: "mileage",
  expenseIds: [],
  expected: false,
  amount: 5.04,
  miles: 24,
  centsPerMile: 21,
};

test.each([
  [entry, { kind: "reimbursement", currency: "CAD" }],
  [
    { ...entry, ...TRIP },
    { kind: "mileage", miles: 24 },
  ],
])("claim-15 claim-25 a removed entry is entered again as it was (%#)", (removed, expected) => {
  const again = newAdjustmentInput.safeParse(asItWas(removed));
  expect(again.error).toBeUndefined();
  expect(again.data).toMatchObject({
    ...expected,
    date: "2025-04-04",
    personId: PERSON,
    note: "Health plan",
  });
});

test("claim-46 the form names an expense, an item or a whole receipt, and keeps several until others are chosen", () => {
  const dentist = {
    thing: "other-expense",
    id: PERSON,
    name: "Dentist",
    date: "2025-03-15",
    claimedIn: null,
  } as const;
  const claim = { edition: "ca", taxYear: 2025, period: null } as ClaimView;
  const begun = (view: AdjustmentView) =>
    adjustmentValues(view, claim, { personId: PERSON, locale: "en-CA" });
  expect(begun({ ...entry, paidBack: [dentist] })).toMatchObject({
    paidBack: `other-expense ${PERSON}`,
    expected: true,
  });
  const filled = {
    ...begun({ ...entry, paidBack: [dentist, { ...dentist, id: entry.id }] }),
    amount: "20.00",
  };
  expect(filled.paidBack).toBe(SEVERAL);
  expect(adjustmentInput(filled, entry, "en-CA")).toMatchObject({
    expenseIds: entry.expenseIds,
    expected: true,
  });
  expect(adjustmentInput({ ...filled, paidBack: `receipt ${PERSON}` }, entry, "en-CA")).toMatchObject({
    receiptId: PERSON,
    expenseIds: [],
  });
  expect(adjustmentInput({ ...filled, kind: "shipping" }, entry, "en-CA")).not.toHaveProperty("expected");
});

test("editions-17 1,250 miles are no 1.25", () => {
  const claim = { edition: "us", taxYear: 2025, period: null } as ClaimView;
  const begun = adjustmentValues({ ...entry, ...TRIP }, claim, { personId: PERSON, locale: "en-US" });
  expect(adjustmentInput({ ...begun, miles: "1,250" }, null, "en-US")).toMatchObject({ miles: 1250 });
});

test("claim-46 a removed repayment whose expense is gone is not entered again: it would lower the claim", () => {
  const gone: AdjustmentView = { ...entry, expenseIds: [], paidBack: [] };
  expect(asItWas(gone)).toBeNull();
  expect(asItWas({ ...gone, namesNoExpense: true })).toMatchObject({ expenseIds: [] });
});
