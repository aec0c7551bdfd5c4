import { translatorOf } from "@gf-ledger/messages/translator";
import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { dismissToast, toastStore } from "@/components/notices/toast";
import { type ItemChange, toastChanged, toastRefused } from "./item-change-words";

const t = translatorOf("en-CA", "receipt.changes");

function refused(message: string) {
  const data = { code: "X", httpStatus: 400, error: { message, code: "bad_request" } };
  return TRPCClientError.from({ error: { message, code: -32600, data } });
}
const stated = () => {
  const toast = toastStore.current();
  dismissToast();
  return toast && [toast.title, toast.description];
};

it.each([
  ["selection", "Failed to update selection. Please try again."],
  ["details", "Failed to update item details. Please try again."],
  ["updated_price", "Failed to update regular price. Please try again."],
  ["set_price", "Failed to set regular price. Please try again."],
] as const)("receipts-51 review: a refused %s is an Error toast and taken back", (change, text) => {
  toastRefused(change, "undo", refused("No."), t);
  expect(stated()).toEqual(["Error", text]);
});

it.each([
  ["selection", "Item Updated Locally"],
  ["updated_price", "Price Updated Locally"],
  ["set_price", "Price Updated Locally"],
] as const)("receipts-40 upload: 'Invalid item index' keeps a %s locally only", (change, title) => {
  toastRefused(change, "keep", refused("Invalid item index"), t);
  expect(stated()?.[0]).toBe(title);
});

it("receipts-40 upload: any other failure falls back to a local update", () => {
  toastRefused("selection", "keep", new Error("offline"), t);
  expect(stated()).toEqual([
    "Item Updated (Recovery)",
    "API update failed, but item was updated in the current view",
  ]);
});

it.each([
  ["details", "Item details updated successfully."],
  ["updated_price", "Regular price updated successfully."],
  ["set_price", "Regular price set successfully."],
] as const)("receipts-52 a stored %s is told", (change: ItemChange, title) => {
  toastChanged(change, t);
  expect(stated()?.[0]).toBe(title);
});
