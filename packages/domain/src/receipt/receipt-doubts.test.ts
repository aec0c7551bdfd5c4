import { expect, test } from "vitest";
import { type CheckedReceipt, receiptDoubts } from "./receipt-doubts";

const sure: CheckedReceipt = {
  store: "Maple Grocer",
  purchaseDate: "2026-03-14",
  issues: [],
  arithmetic: { itemsCents: 1547, subtotalAgrees: true, totalAgrees: true },
  duplicateOf: null,
  discounts: [],
  fields: { store: { confidence: 0.6 }, purchaseDate: { confidence: 0.8 } },
  items: [
    { confidence: 0.9, selected: true },
    { confidence: 0.6, selected: false },
  ],
};
const issue = (code: CheckedReceipt["issues"][number]["code"], itemIndex: number | null = null) => ({
  issues: [{ code, message: "", itemIndex }],
});

test("receipts-108 a draft of which all is sure, whose items are its total, needs no look", () => {
  expect(receiptDoubts(sure)).toEqual([]);
});

test.each<[string, Partial<CheckedReceipt>, string[]]>([
  ["no date", { purchaseDate: null }, ["date"]],
  [
    "a date that is hard to read",
    { fields: { ...sure.fields, purchaseDate: { confidence: 0.79 } } },
    ["date"],
  ],
  ["a date that may be another", issue("date_in_doubt"), ["date"]],
  ["no store", { store: null }, ["store"]],
  ["a store that is hard to read", { fields: { ...sure.fields, store: { confidence: 0.59 } } }, ["store"]],
  ["a store that may be another", issue("store_in_doubt"), ["store"]],
  ["dollars of which country nobody knows", issue("no_currency"), ["currency"]],
  ["a total that does not agree", { arithmetic: { ...sure.arithmetic, totalAgrees: false } }, ["sum"]],
  ["no total to agree with", { arithmetic: { ...sure.arithmetic, totalAgrees: null } }, ["sum"]],
  ["items that do not add up", issue("items_do_not_add_up"), ["sum"]],
  ["a discount that is off no item", { discounts: [{ cents: -150, itemIndex: null }] }, ["discount"]],
  ["a line that may say something else", issue("line_in_doubt", 1), ["items"]],
  ["a line that is hard to read", { items: [{ confidence: 0.59, selected: true }] }, ["items"]],
  ["a receipt that was read before", { duplicateOf: "other" }, ["duplicate"]],
  ["nothing that would be saved", { items: [{ confidence: 1, selected: false }] }, ["nothing"]],
  ["nothing at all", { items: [] }, ["nothing"]],
])("receipts-108 %s has to be looked at", (_, differs, doubts) => {
  expect(receiptDoubts({ ...sure, ...differs })).toEqual(doubts);
});

test("receipts-108 a discount that was taken off its item, or of nothing, needs no look", () => {
  const discounts = [
    { cents: -150, itemIndex: 0 },
    { cents: 0, itemIndex: null },
  ];
  expect(receiptDoubts({ ...sure, discounts })).toEqual([]);
});

test("receipts-108 an issue of a line that a person corrected is no doubt any more", () => {
  expect(receiptDoubts({ ...sure, ...issue("line_in_doubt", 0) })).toEqual([]);
});
