import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { expect, it } from "vitest";
import { priceEdit, textEdit } from "./line-item-edit";

const row: LineItemView = {
  id: "1",
  receiptId: null,
  purchaseDate: "2026-03-14",
  storeLocation: null,
  customProductName: "GF Bread",
  category: "Bread and Bakery",
  quantity: 1,
  currency: "CAD",
  price: 6.99,
  originalPrice: 3.6,
  priceBasis: "",
  priceSource: "estimate",
  priceDifference: 3.39,
  matchedProduct: null,
};

it("reports-23 when a price is edited, savings is recomputed and sent with the update", () => {
  expect(priceEdit(row, "price", 8).sent).toEqual({ gf_price: 8, savings: 4.4 });
  expect(priceEdit(row, "originalPrice", 9)).toEqual({
    shown: {
      originalPrice: 9,
      priceDifference: 0,
      priceSource: "custom",
      priceBasis: "You set this price for this receipt.",
    },
    sent: { non_gf_equiv_price: 9, savings: 0 },
  });
});

it("reports-7 an update is sent by the names of the wire", () => {
  expect(textEdit("storeLocation", "Metro").sent).toEqual({ store_location: "Metro" });
  expect(textEdit("customProductName", "Penne").sent).toEqual({ product_name: "Penne" });
});
