import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { receiptViewSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { expect, test } from "vitest";
import reading from "@/features/demonstration/reading-ca.json";
import { ReceiptIssues } from "@/features/receipt-editor/notices/receipt-notices";
import { renderedText } from "./support/rendered-text";

const sample = receiptViewSchema.parse(reading);

const leftOut = (cents: number) => ({
  ...sample,
  issues: [
    {
      code: "row_left_out" as const,
      message: messageKey("sentences.rowLeftOut", { row: "KIWI 3.99" }),
      itemIndex: null,
      row: { name: "KIWI", cents },
    },
  ],
});
const stored = () => Promise.resolve(true);
const changes = {
  addLine: stored,
  splitLine: stored,
  removeLine: stored,
  setStore: () => undefined,
  setDate: () => undefined,
  setCurrency: stored,
};
const shown = (receipt: typeof sample) =>
  renderedText(<ReceiptIssues receipt={receipt} changes={changes} />, "ca");
const SAID =
  "Please check “KIWI 3.99” has a price, but it does not look like an item, so it was left out; please check it.";

test("reading-121 a row that was left out is told on the page of a draft, with a button that adds it", () => {
  expect(shown(leftOut(399))).toBe(`${SAID} Add “KIWI”`);
});

test("reading-121 there is no button for a sum below zero, nor on a saved receipt", () => {
  expect(shown(leftOut(-399))).toBe(SAID);
  expect(shown({ ...leftOut(399), status: "confirmed" })).toBe(SAID);
});
