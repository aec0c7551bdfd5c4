import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { expect, it } from "vitest";
import { priceEdit, textEdit } from "./line-item-edit";

const row: LineItemView = {
  id: "1",
  receiptId: null,
  purchaseDate: "2026-03-14",
  store: null,
  name: "GF Bread",
  category: "Bread and Bakery",
  quantity: 1,
  currency: "CAD",
  price: 6.99,
  regularPrice: 3.6,
  priceBasis: "",
  priceSource: "estimate",
  priceEvidence: null,
  extraCost: 3.39,
  countedExtraCost: 3.39,
  matchedProduct: null,
  kind: "counterpart",
  kindNote: null,
  counts: true,
  whyNotCounted: null,
  size: null,
  unit: null,
  soldByWeight: false,
  sizeCompared: true,
  taxCode: null,
  articleCode: null,
  tax: null,
  regularTax: null,
  returnOf: null,
};

it("reports-23 when a price is edited, extraCost is recomputed and sent with the update", () => {
  expect(priceEdit(row, "price", 8).sent).toEqual({ price: 8, extraCost: 4.4 });
  expect(priceEdit(row, "regularPrice", 9)).toEqual({
    shown: {
      regularPrice: 9,
      extraCost: -2.01,
      countedExtraCost: 0,
      priceSource: "custom",
    },
    sent: { regularPrice: 9, extraCost: 0 },
  });
});

it("reports-7 an update is sent by the names of the wire", () => {
  expect(textEdit("store", "Metro").sent).toEqual({ store: "Metro" });
  expect(textEdit("name", "Penne").sent).toEqual({ name: "Penne" });
});
