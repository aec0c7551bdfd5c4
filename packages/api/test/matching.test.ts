import { CATALOGUE } from "@gf-ledger/catalogue/products";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describePriceOrigin } from "../src/prices/views/describe-price-basis";
import { readItem, reading } from "./support/reading";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const PHOTO = Buffer.from("a photo");
let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

describe("matching-18 GET /api/matching", () => {
  test("answers category, reason, match and three candidates, with prices in the edition's currency", async () => {
    const match = await testApp.anonymous("us").call.matching.matchName({ name: "GF WHITE BREAD 300G" });
    expect(match).toMatchObject({
      glutenFree: true,
      reason: "says GF",
      category: "Bread and Bakery",
      match: {
        name: "White Bread",
        estimate: false,
        source: expect.stringContaining("Bureau of Labor"),
      },
      scaledBy: { toSize: 300, unit: "g" },
      priceSource: "catalogue",
    });
    expect(match.candidates).toHaveLength(3);
    const bread = CATALOGUE.find(({ id }) => id === match.match?.id);
    expect(match.match?.averagePrice).toBe((bread?.price.us ?? 0) / 100);
  });

  test("matching-18 without a match the price paid gives the category estimate; without a price there is none", async () => {
    const { call } = testApp.anonymous();
    expect(await call.matching.matchName({ name: "GF XYZZY", price: 3.36 })).toMatchObject({
      match: null,
      regularPrice: 2,
      priceSource: "estimate",
    });
    expect(await call.matching.matchName({ name: "GF XYZZY" })).toMatchObject({
      regularPrice: null,
      priceSource: null,
    });
  });

  test("prices-10 the signed-in person's own price ranks before the catalogue's, and is theirs alone", async () => {
    const { call } = await testApp.signIn();
    const before = await call.matching.matchName({ name: "GF WHITE BREAD 675G", price: 6.99 });
    await call.products.setPrice({ productId: before.match?.id ?? "", ownPrice: 2.5 });
    const own = await call.matching.matchName({ name: "GF WHITE BREAD 675G", price: 6.99 });
    expect(own).toMatchObject({ regularPrice: 2.5, priceSource: "own" });
    const other = await (await testApp.signIn()).call.matching.matchName({ name: "GF WHITE BREAD 675G" });
    expect(other).toMatchObject({ regularPrice: before.regularPrice, priceSource: "catalogue" });
    await call.products.setPrice({ productId: before.match?.id ?? "", ownPrice: null });
    expect(await call.matching.matchName({ name: "GF WHITE BREAD 675G" })).toMatchObject({
      priceSource: "catalogue",
    });
  });
});

describe("matching-19 GET /api/receipts/{id}/matching", () => {
  test("matching-19 sums up counts, match rate and confidence by category, and prices each item as the claim would", async () => {
    const { call } = await testApp.signIn();
    const items = [
      readItem("GF WHITE BREAD 675G", 699),
      readItem("GF PENNE", 449),
      readItem("GF XYZZY", 336),
      readItem("BANANAS", 199),
    ];
    testApp.reader.next = () => ({
      ok: true,
      reading: reading({ items }),
      imageSha256: "cd".repeat(32),
      perceptualHash: "cd".repeat(8),
    });
    const receipt = await call.receipts.create({ image: PHOTO });
    await call.receipts.setRegularPrice({ id: receipt.items[0]?.id ?? "", customRegularPrice: 1.25 });
    const { summary, items: matched } = await call.matching.matchReceipt({ id: receipt.id });
    expect(summary).toMatchObject({
      itemCount: 4,
      glutenFreeCount: 3,
      matchedCount: 2,
      matchRate: 2 / 3,
      categories: [
        { category: "Bread and Bakery", count: 1, matched: 1 },
        { category: "Miscellaneous Grocery Items", count: 1, matched: 0 },
        { category: "Pasta and Grains", count: 1, matched: 1 },
      ],
    });
    const confidences = matched.slice(0, 2).map((item) => item.match?.confidence ?? 0);
    expect(summary.confidence).toBeCloseTo(((confidences[0] ?? 0) + (confidences[1] ?? 0)) / 2, 6);
    expect(matched.map((item) => [item.name, item.regularPrice, item.priceSource])).toEqual([
      ["GF WHITE BREAD 675G", 1.25, "custom"],
      ["GF PENNE", receipt.items[1]?.regularPrice, "catalogue"],
      ["GF XYZZY", 2, "estimate"],
      ["BANANAS", receipt.items[3]?.regularPrice, "catalogue"],
    ]);
  });
});

describe("matching-17 GET /api/products", () => {
  test("searches the catalogue page by page, each price with its own country's source", async () => {
    const { call } = testApp.anonymous();
    const first = await call.products.search({ query: "bread", page: 1, perPage: 7 });
    const second = await call.products.search({ query: "bread", page: 2, perPage: 7 });
    expect(first.items).toHaveLength(7);
    expect(first).toMatchObject({ page: 1, perPage: 7, totalPages: Math.ceil(first.totalItems / 7) });
    expect(first.items.map(({ id }) => id)).not.toContain(second.items[0]?.id);
    const past = await call.products.search({ query: "bread", page: 9999, perPage: 7 });
    expect(past).toMatchObject({ items: [], totalItems: first.totalItems });
    for (const product of first.items) {
      const row = CATALOGUE.find(({ id }) => id === product.id);
      expect(product).toMatchObject(
        row
          ? {
              source: describePriceOrigin(row.basis.ca.source, "en-CA"),
              asOf: row.basis.ca.asOf,
              estimate: row.basis.ca.estimate,
            }
          : {},
      );
    }
  });

  test("keeps to a category; a page that is not a page is refused", async () => {
    const { call } = testApp.anonymous();
    const beverages = await call.products.search({ category: "Beverages", perPage: 100 });
    expect(new Set(beverages.items.map(({ category }) => category))).toEqual(new Set(["Beverages"]));
    expect((await refusalOf(call.products.search({ page: 0 }))).code).toBe("BAD_REQUEST");
    expect((await refusalOf(call.products.search({ perPage: 101 }))).code).toBe("BAD_REQUEST");
  });

  test("prices-10 a price for a product that is not there is not found, and only the signed-in set one", async () => {
    const { call } = await testApp.signIn();
    const price = { productId: "no-such-product", ownPrice: 1 };
    expect((await refusalOf(call.products.setPrice(price))).code).toBe("NOT_FOUND");
    expect((await refusalOf(testApp.anonymous().call.products.setPrice(price))).code).toBe("UNAUTHORIZED");
  });
});
