import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { ReceiptItemView, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { ArithmeticPanel } from "../../src/features/receipt-editor/arithmetic-panel";
import { ItemLine } from "../../src/features/receipt-editor/items/item-line";
import { ItemTable } from "../../src/features/receipt-editor/items/item-table";
import { MatchingPanel } from "../../src/features/receipt-editor/matching-panel";
import { ReceiptHead } from "../../src/features/receipt-editor/receipt-head";
import { SelectionFigures } from "../../src/features/receipt-editor/selection-figures";
import { itemView, receiptView } from "./support/receipt-view";
import { renderedText } from "./support/rendered-text";

const bread = itemView();
const bananas = itemView({
  id: "i2",
  name: "BANANAS",
  price: 5.99,
  glutenFree: false,
  selected: false,
});
const receipt = receiptView([bread, bananas]);
const never = () => {};
const ACTIONS = {
  select: never,
  editDetails: never,
  editRegularPrice: never,
  split: never,
  remove: never,
  point: never,
  takeOther: never,
};

test("receipts-38 the running totals begin with what may be claimed; what it comes from stands below", () => {
  expect(renderedText(<SelectionFigures receipt={receipt} />, "ca")).toBe(
    "$3.39 Total Eligible Difference $6.99 gluten-free, $3.60 regular",
  );
});

const unchanged = {} as ComponentProps<typeof ReceiptHead>["changes"];
const headText = (of: ReceiptView, place: "ca" | "us") =>
  renderedText(<ReceiptHead receipt={{ ...of, status: "confirmed" }} changes={unchanged} />, place);

test("receipts-45 the head shows store, total, date and how many items are selected", () => {
  expect(headText(receipt, "ca")).toBe("Maple Grocer Total: $12.98 March 14, 2026 1 of 2 items selected");
});

test("receipts-10 what could not be read is 'Unknown Store' and 'Unknown Date'", () => {
  const unread = receiptView([bread], { store: null, purchaseDate: null, total: null });
  expect(headText(unread, "us")).toBe(
    "Unknown Store Total: Total not read Unknown Date 1 of 1 item selected",
  );
});

const NATURAL = messageKey("sentences.natural");
test.each([
  [{ kind: "natural", kindReason: NATURAL }, "Naturally gluten-free: it cost nothing extra."],
  [{ kind: "never", kindReason: messageKey("sentences.alcohol") }, "Alcohol is never claimable."],
  [{ kind: "never" }, "Marked as never claimable."],
  [{ price: 0 }, "It cost nothing."],
  [{ kind: "intermediate", kindReason: messageKey("sentences.ingredient") }, "Left out by you."],
  [{ kind: "no-counterpart", kindReason: messageKey("sentences.wholePrice") }, "Left out by you."],
] as const)("screens-27 a gluten-free line that is not ticked says why in its row: %j", (given, reason) => {
  const row = (item: ReceiptItemView) => ({
    item,
    receipt,
    page: "upload" as const,
    actions: ACTIONS,
    photo: null,
    doubt: null,
    others: [],
  });
  const line = (item: ReceiptItemView) =>
    renderedText(<ItemLine doubtSaid={false} row={row(item)} short={false} />, "ca");
  const unticked = itemView({ ...given, selected: false });
  expect(line(unticked)).toContain(reason);
  expect(line({ ...unticked, selected: true })).not.toContain(reason);
  expect(line({ ...unticked, glutenFree: false })).not.toContain(reason);
});

test("receipts-46 the table's columns, and an item's badge, category and matched product", () => {
  const matched = itemView({
    matchedProductId: "white-bread",
    matchedProduct: {
      id: "white-bread",
      name: "White bread",
      brand: null,
      category: "Bread and Bakery",
      averagePrice: 3.6,
      size: 675,
      unit: "g",
      source: "Statistics Canada",
      country: "ca",
      asOf: "2026-01",
      estimate: false,
    },
    priceSource: "catalogue",
  });
  const rows = [matched, bananas].map((item) => ({
    item,
    receipt,
    page: "review" as const,
    actions: ACTIONS,
    photo: null,
    doubt: null,
    others: [],
  }));
  const text = renderedText(<ItemTable rows={rows} />, "ca");
  expect(text).toContain("Product GF Price Regular Price Difference");
  expect(text).toContain("GF BREAD Gluten-Free Bread and Bakery Why: gf Matched with: White bread");
  expect(text).toMatch(/\$6\.99 .*\$3\.60 .*\$3\.39/);
  expect(text).toMatch(/BANANAS Bread and Bakery (?!.*Matched with)/);
});

const found = itemView({ matchedProductId: "white-bread", matchConfidence: 0.9 });

test("matching-24 the matching panel shows the counts, the match rate and the way to a list by category", () => {
  expect(renderedText(<MatchingPanel receipt={receiptView([found, bananas])} />, "ca")).toBe(
    "Matching summary Items 2 Gluten-free 1 Matched 1 Match rate 100% Confidence High Gluten-free 50% Details by category",
  );
});

test.each([
  ["before the subtotal", 7.32],
  ["after it", 6.99],
])("reading-26 a deposit that the till adds %s belongs to the receipt's sums", (_where, subtotal) => {
  const deposit = {
    label: "DEPOSIT",
    cents: 33,
    itemIndex: null,
    rawText: "DEPOSIT .33",
    confidence: 1,
    box: null,
  };
  const text = (deposits: (typeof deposit)[], to = subtotal) =>
    renderedText(<ArithmeticPanel receipt={receiptView([bread], { subtotal: to, deposits })} />, "ca");
  expect(text([deposit])).toContain("Deposits and fees $0.33");
  expect(text([deposit])).toContain("The items agree with the receipt to the cent.");
  expect(text([], 7.32)).toContain("The items add up to $0.33 less than the subtotal.");
});

const lineAt = (y: number) => ({ x: 0.1, y, width: 0.8, height: 0.02 });
const names = ["BREAD", "BANANAS", "JAM", "PASTA", "RICE"];

test.each([
  [
    "the two that another line has room between",
    [0.1, 0.13, 0.16, 0.22, 0.25],
    "$2.49 of the subtotal is not accounted for, perhaps between “JAM” and “PASTA”.",
  ],
  [
    "no two where the photo shows no such room",
    [0.1, 0.13, 0.16, 0.19, 0.22],
    "The items add up to $2.49 less than the subtotal.",
  ],
])("reading-56 what the sum lacks is told with %s, and that no figure holds it", (_where, places, notice) => {
  const items = names.map((name, at) =>
    itemView({ id: name, name, price: 2, glutenFree: false, selected: false, box: lineAt(places[at] ?? 0) }),
  );
  const lacking = receiptView(items, { subtotal: 12.49 });
  expect(renderedText(<ArithmeticPanel receipt={lacking} />, "ca")).toContain(notice);
  expect(renderedText(<MatchingPanel receipt={lacking} />, "ca")).toContain(
    "$2.49 of this receipt was not recognised and is in none of these figures.",
  );
  const whole = receiptView(items, { subtotal: 10 });
  expect(renderedText(<MatchingPanel receipt={whole} />, "ca")).not.toContain("not recognised");
});
