import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import { expect, test } from "vitest";
import type { ItemDetails } from "./item-details";
import { commonDetails, detailsNow, likeItems } from "./like-items";

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

test("receipts-80 name, price and quantity are each line's own; what else was corrected holds for all", () => {
  const corrected = details({
    name: "GF loaf",
    price: 5,
    category: "Bread and Bakery",
    size: 400,
    sizeUnit: "g",
  });
  const common = { category: "Bread and Bakery", size: 400, sizeUnit: "g" };
  expect(commonDetails(item("a"), corrected)).toEqual(common);
  expect(commonDetails(item("a"), details({ price: 5 }))).toEqual({});
  expect(detailsNow(item("b"), common as ItemDetails)).toEqual({
    category: "Snacks",
    size: null,
    sizeUnit: null,
  });
});
