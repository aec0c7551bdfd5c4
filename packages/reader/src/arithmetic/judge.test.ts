import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Judgeable, judgeReading } from "./judge";

const item = (price: number, confidence = 1) => ({
  name: "MILK",
  rawText: "MILK",
  quantity: 1,
  unit: "each" as const,
  unitPrice: null,
  price,
  taxCode: null,
  articleCode: null,
  confidence,
  box: null,
});
const charge = (cents: number) => ({
  label: "X",
  cents,
  itemIndex: null,
  rawText: "X",
  confidence: 1,
  box: null,
});
const receipt = (more: Partial<Judgeable>): Judgeable => ({
  store: "S",
  purchaseDate: "2025-01-02",
  items: [item(500)],
  discounts: [],
  deposits: [],
  taxes: [],
  subtotalCents: null,
  totalCents: 500,
  ...more,
});
const codes = (parts: Judgeable) => judgeReading(parts).issues.map(({ code }) => code);

describe("reading-26 the receipt's own arithmetic", () => {
  test("a receipt that adds up has no issues, with deposits and discounts before or after the subtotal", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 40 }),
        fc.nat(500),
        fc.nat(300),
        fc.boolean(),
        (prices, tax, deposit, before) => {
          const goods = prices.reduce((all, price) => all + price, 0);
          const parts = receipt({
            items: prices.map((price) => item(price)),
            deposits: [charge(deposit)],
            taxes: [charge(tax)],
            subtotalCents: before ? goods + deposit : goods,
            totalCents: goods + deposit + tax,
          });
          expect(judgeReading(parts)).toEqual({
            arithmetic: { itemsCents: goods, subtotalAgrees: true, totalAgrees: true },
            issues: [],
          });
        },
      ),
    );
  });

  test.each<[string, Partial<Judgeable>, string[]]>([
    ["a wrong item", { items: [item(499)], subtotalCents: 500 }, ["items_do_not_add_up"]],
    ["a wrong total", { totalCents: 600 }, ["total_does_not_add_up"]],
    ["no date and no store", { store: null, purchaseDate: null }, ["no_date", "no_store"]],
    ["no total", { totalCents: null }, ["no_total"]],
    ["a line hard to read", { items: [item(500, 0.3)] }, ["line_in_doubt"]],
    ["nothing at all", { items: [], totalCents: null }, ["not_a_receipt", "no_items", "no_total"]],
  ])("%s is told", (_, more, expected) => {
    expect(codes(receipt(more))).toEqual(expected);
  });

  test("without a figure to check against nothing is claimed", () => {
    const { arithmetic } = judgeReading(receipt({ totalCents: null }));
    expect(arithmetic).toEqual({ itemsCents: 500, subtotalAgrees: null, totalAgrees: null });
  });
});
