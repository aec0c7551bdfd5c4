import { newAdjustmentInput } from "@gf-ledger/claim/adjustments/adjustment-input";
import type { AdjustmentView } from "@gf-ledger/claim/adjustments/adjustment-view";
import { expect, test } from "vitest";
import { asItWas } from "./adjustment-values";

const PERSON = "0190a000-0000-7000-8000-000000000001";
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
  rule: { effect: "reduces", words: "", standing: "confirmed", source: "", readOn: "2026-11-22" },
};

test.each([
  [entry, { kind: "reimbursement", currency: "CAD" }],
  [
    { ...entry, kind: "mileage", amount: 5.04, miles: 24, centsPerMile: 21 } as const,
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
