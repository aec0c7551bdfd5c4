import { describe, expect, it } from "vitest";
import { claimCarriersOf } from "./claim-carriers";
import { priceHistoriesOf, storesOf } from "./price-history";
import type { LineItemView } from "./tax-report-view";

const row = (part: Partial<LineItemView>): LineItemView => ({
  id: "1",
  receiptId: null,
  purchaseDate: "2026-03-14",
  store: "Save-On-Foods",
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
  sizeCompared: false,
  taxCode: null,
  articleCode: null,
  tax: null,
  regularTax: null,
  returnOf: null,
  ...part,
});

describe("reports-44 what carried the claim", () => {
  it("lists the products with the largest extra cost, whatever the case and accents of their names", () => {
    const rows = [
      row({ name: "Crème glacée", countedExtraCost: 1.1 }),
      row({ name: "GF Bread", countedExtraCost: 0.1 }),
      row({ name: "creme GLACEE", countedExtraCost: 0.2 }),
      row({ name: "Rice", countedExtraCost: 0 }),
      row({ name: "Oats", countedExtraCost: 0.05 }),
    ];
    expect(claimCarriersOf(rows, 2)).toEqual({
      products: [
        { name: "Crème glacée", itemCount: 2, countedExtraCost: 130 },
        { name: "GF Bread", itemCount: 1, countedExtraCost: 10 },
      ],
      others: { productCount: 1, itemCount: 1, countedExtraCost: 5 },
    });
  });
});

describe("reports-45 the price of the same product", () => {
  it("is that of one, by date, at each store", () => {
    const [history] = priceHistoriesOf([
      row({ purchaseDate: "2026-03-14", price: 13.98, regularPrice: 7.2, quantity: 2 }),
      row({ purchaseDate: "2025-11-02", price: 6.49, store: "Corner Shop" }),
      row({ purchaseDate: "2026-01-02", price: 6.79 }),
    ]);
    expect(history?.points).toEqual([
      { date: "2025-11-02", store: "Corner Shop", price: 649, regularPrice: 360 },
      { date: "2026-01-02", store: "Save-On-Foods", price: 679, regularPrice: 360 },
      { date: "2026-03-14", store: "Save-On-Foods", price: 699, regularPrice: 360 },
    ]);
    expect(history && storesOf(history)).toEqual(["Save-On-Foods", "Corner Shop"]);
  });

  it("keeps sizes apart, leaves out returns, and needs two days or two stores", () => {
    const loaf = { size: 450, unit: "g" } as const;
    expect(
      priceHistoriesOf([
        row({ ...loaf, purchaseDate: "2026-01-01" }),
        row({ ...loaf, purchaseDate: "2026-01-01" }),
        row({ size: 675, unit: "g", purchaseDate: "2026-02-01" }),
        row({ ...loaf, purchaseDate: "2026-03-01", price: -6.99, quantity: 1 }),
        row({ ...loaf, purchaseDate: "2026-03-02", quantity: -1 }),
      ]),
    ).toEqual([]);
    const [history] = priceHistoriesOf([
      row({ ...loaf, purchaseDate: "2026-01-01" }),
      row({ ...loaf, purchaseDate: "2026-01-01", store: null }),
    ]);
    expect(history).toMatchObject({ size: { amount: 450, unit: "g" }, points: [{}, { store: null }] });
  });

  it("takes one size written in two units for one", () => {
    const histories = priceHistoriesOf([
      row({ size: 500, unit: "g", purchaseDate: "2026-01-01" }),
      row({ size: 0.5, unit: "kg", purchaseDate: "2026-02-01" }),
      row({ size: 500, unit: "ml", purchaseDate: "2026-03-01" }),
    ]);
    expect(histories).toMatchObject([{ size: { amount: 0.5, unit: "kg" }, points: [{}, {}] }]);
  });
});
