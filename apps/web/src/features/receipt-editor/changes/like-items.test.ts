import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import { expect, test } from "vitest";
import type { ItemDetails } from "../forms/item-details";
import { comparisonMoved } from "../items/item-math";
import { commonDetails, detailsFor, detailsNow, likeItems } from "./like-items";

const item = (id: string, rest: Partial<ReceiptItemView> = {}) =>
  ({
    id,
    name: "GF BREAD",
    price: 7.49,
    category: "Snacks",
    size: null,
    sizeUnit: null,
    ...rest,
  }) as ReceiptItemView;
const details = (rest: Partial<ItemDetails>) => ({ ...item("x"), ...rest }) as unknown as ItemDetails;

test("receipts-80 a correction holds for the lines of the same name, whatever its case; a return is no purchase", () => {
  const lines = [
    item("a"),
    item("b", { name: "Gf bread" }),
    item("c", { name: "GF PENNE" }),
    item("d", { price: -7.49 }),
  ];
  expect(likeItems(lines, item("a")).map(({ id }) => id)).toEqual(["b"]);
});

test("receipts-80 price and quantity are each line's own; what else was corrected holds for all", () => {
  const corrected = details({
    name: "GF loaf",
    price: 5,
    category: "Bread and Bakery",
    size: 400,
    sizeUnit: "g",
  });
  const common = { name: "GF loaf", category: "Bread and Bakery", size: 400, sizeUnit: "g" };
  expect(commonDetails(item("a"), corrected)).toEqual(common);
  expect(commonDetails(item("a"), details({ price: 5 }))).toEqual({});
  expect(detailsNow(item("b"), common as ItemDetails)).toEqual({
    name: "GF BREAD",
    category: "Snacks",
    size: null,
    sizeUnit: null,
  });
});

test("receipts-80 a regular price goes with each line's number, and to no line that is weighed another way", () => {
  const from = { quantity: 2, unit: "each" };
  const part = { customRegularPrice: 6.98, category: "Snacks" } as const;
  const line = (rest: Partial<ReceiptItemView>) => item("b", { quantity: 3, unit: "each", ...rest });
  expect(detailsFor(line({}), part, from)).toEqual({ category: "Snacks", customRegularPrice: 10.47 });
  expect(detailsFor(line({ unit: "kg" }), part, from)).toEqual({ category: "Snacks" });
  expect(detailsFor(line({}), { customRegularPrice: null }, from)).toEqual({ customRegularPrice: null });
});

test("receipts-107 a comparison has moved when another name brought another product or price, and no own price", () => {
  const before = item("a", { matchedProductId: "bread", regularPrice: 3, customRegularPrice: null });
  const after = (rest: Partial<ReceiptItemView>) => ({ ...before, name: "Loaf", ...rest });
  expect(comparisonMoved(before, after({ matchedProductId: "cake" }))).toBe(true);
  expect(comparisonMoved(before, after({ regularPrice: 4 }))).toBe(true);
  expect(comparisonMoved(before, after({}))).toBe(false);
  expect(comparisonMoved(before, after({ regularPrice: 4, customRegularPrice: 4 }))).toBe(false);
  expect(comparisonMoved(before, { ...before, regularPrice: 4 })).toBe(false);
});
