import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  categorySummaryOf,
  filterReportRows,
  monthTotalsOf,
  reportExtent,
  reportTotals,
  reportYears,
  sortReportRows,
} from "./report-rows";
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

const bread = row({});
const pasta = row({
  id: "2",
  purchaseDate: "2026-11-02",
  store: "Épicerie Metro",
  name: "Rice penne",
  category: "Pasta and Grains",
  price: 10.2,
  regularPrice: 5.1,
  extraCost: 5.1,
  countedExtraCost: 5.1,
});
const older = row({ id: "3", purchaseDate: "2025-12-31" });

it("reports-47 counts receipts once, and what costs no more; returns and rows by hand are neither", () => {
  const rows = [
    row({ receiptId: "a" }),
    row({ receiptId: "a", extraCost: 0, countedExtraCost: 0 }),
    row({ receiptId: "b", extraCost: -1.2, countedExtraCost: 0 }),
    row({ receiptId: null }),
    row({ receiptId: "b", quantity: -1, kind: "return", extraCost: -3.39 }),
  ];
  expect(reportExtent(rows)).toEqual({ receiptCount: 2, noDearerCount: 2 });
  expect(reportExtent([])).toEqual({ receiptCount: 0, noDearerCount: 0 });
});

describe("reports follow the filter", () => {
  it("the year, the category and the words are all asked for", () => {
    const rows = [bread, pasta, older];
    const ids = (category: string | null, text: string) =>
      filterReportRows(rows, { year: 2026, category, text }).map(({ id }) => id);
    expect(ids(null, "")).toEqual(["1", "2"]);
    expect(ids("Pasta and Grains", "")).toEqual(["2"]);
    expect(ids(null, "epicerie PENNE")).toEqual(["2"]);
    expect(ids(null, "nothing")).toEqual([]);
  });

  it("rows are sorted by any column, both ways", () => {
    expect(sortReportRows([bread, pasta], "price", true).map(({ id }) => id)).toEqual(["2", "1"]);
    expect(sortReportRows([pasta, bread], "date", false).map(({ id }) => id)).toEqual(["1", "2"]);
  });

  it("equal rows keep their order", () => {
    const same = [row({ id: "a" }), row({ id: "b" }), row({ id: "c" })];
    expect(sortReportRows(same, "store", true).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });
});

describe("reports-6 report figures", () => {
  it("reports-17 the category summary is sorted by deduction, largest first", () => {
    expect(categorySummaryOf([bread, pasta, bread])).toEqual([
      {
        category: "Bread and Bakery",
        itemCount: 2,
        price: 13.98,
        regularPrice: 7.2,
        countedExtraCost: 6.78,
      },
      {
        category: "Pasta and Grains",
        itemCount: 1,
        price: 10.2,
        regularPrice: 5.1,
        countedExtraCost: 5.1,
      },
    ]);
  });

  it("reports-2 reports-16 the years are those of the purchase dates and the current one, newest first", () => {
    expect(reportYears([older, bread, pasta], 2027)).toEqual([2027, 2026, 2025]);
  });

  it("reports-6 no cent is lost or made between rows, months and totals", () => {
    const cents = fc.integer({ min: 0, max: 9_999_999 });
    const month = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, month)), (entries) => {
        const rows = entries.map(([price, at]) =>
          row({
            price: price / 100,
            countedExtraCost: price / 100,
            purchaseDate: `2026-${String(at).padStart(2, "0")}-01`,
          }),
        );
        const expected = entries.reduce((sum, [price]) => sum + price, 0);
        expect(reportTotals(rows).price).toBe(expected);
        const months = monthTotalsOf(rows);
        expect(months).toHaveLength(12);
        expect(months.reduce((sum, one) => sum + one.countedExtraCost, 0)).toBe(expected);
      }),
    );
  });
});
