import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readItem, reading } from "./support/reading";
import { openTestApp, type TestApp } from "./support/test-app";

const PHOTO = Buffer.from("a photo");
let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

let count = 0;
async function draftOf(lines: readonly [name: string, price: number][]) {
  const person = await testApp.signIn();
  const items = lines.map(([name, cents]) => readItem(name, cents));
  count++;
  testApp.reader.next = () => ({
    ok: true,
    reading: reading({ items }),
    imageSha256: String(count).padStart(64, "b"),
    perceptualHash: String(count).padStart(16, "b"),
  });
  return { ...person, receipt: await person.call.receipts.create({ image: PHOTO }) };
}

describe("prices-11 the comparison price says what it is", () => {
  test("matching-14 the matched product carries its country's own source, month and estimate flag", async () => {
    const { receipt } = await draftOf([["GF WHITE BREAD 675G", 699]]);
    expect(receipt.items[0]?.matchedProduct).toMatchObject({
      name: "White Bread",
      size: 675,
      unit: "g",
      source: expect.stringContaining("Statistics Canada, table 18-10-0245-01"),
      asOf: "2026-07",
      estimate: false,
    });
    expect(receipt.catalogueVersion).toBe(await testApp.services.matcher.version());
  });

  test("prices-11 each logged item stores which of the four prices it was compared with, and reports and CSV say it", async () => {
    const { call, receipt } = await draftOf([
      ["GF WHITE BREAD 300G", 699],
      ["GF PENNE 340G", 449],
      ["GF SPAGHETTI", 499],
      ["GF XYZZY", 599],
    ]);
    const [custom, own] = receipt.items;
    await call.receipts.setRegularPrice({ id: custom?.id ?? "", customRegularPrice: 2 });
    await call.products.setPrice({ productId: own?.matchedProductId ?? "", ownPrice: 1.99 });
    await call.receipts.confirm({ id: receipt.id });

    const { lineItems: logged } = await call.taxReport.lineItems();
    const stated = Object.fromEntries(logged.map((row) => [row.name, [row.priceSource, row.priceBasis]]));
    expect(stated).toMatchObject({
      "GF WHITE BREAD 300G": ["custom", "You set this price for this receipt."],
      "GF PENNE 340G": [
        "own",
        expect.stringMatching(/^Your own price of Penne Pasta, \d+ g brought to 340 g\.$/),
      ],
      "GF SPAGHETTI": [
        "catalogue",
        expect.stringMatching(
          /^Average price of Spaghetti Pasta, \d+ g\. Measured: Statistics Canada, .*\.$/,
        ),
      ],
      "GF XYZZY": ["estimate", "An estimate: the gluten-free price divided by its category's usual markup."],
    });

    const { csv } = await call.taxReport.download({ year: "2026" });
    const rows: Record<string, string>[] = parse(csv.split("\r\n\r\n")[0] ?? "", {
      bom: true,
      columns: true,
    });
    expect(
      Object.fromEntries(rows.map((row) => [row.Product, [row["Price Source"], row["Price Basis"]]])),
    ).toEqual(stated);
  });

  test("a regular price edited in the reports is the person's own from then on", async () => {
    const { call, receipt } = await draftOf([["GF SPAGHETTI", 499]]);
    await call.receipts.confirm({ id: receipt.id });
    const [row] = (await call.taxReport.lineItems()).lineItems;
    const edited = await call.taxReport.updateLineItem({ id: row?.id ?? "", regularPrice: 1.5 });
    expect(edited).toMatchObject({
      priceSource: "custom",
      priceBasis: "You set this price for this receipt.",
    });
  });

  test("matching-7 receipts-16 a size on the line scales the comparison; a new name without one takes the scaling away", async () => {
    const { call, receipt } = await draftOf([["GF WHITE BREAD 300G", 699]]);
    const item = receipt.items[0];
    expect(item?.scaledBy).toMatchObject({ toSize: 300, unit: "g" });
    const renamed = await call.receipts.changeDetails({
      id: item?.id ?? "",
      name: "GF BAGUETTE",
      price: 6.99,
    });
    expect(renamed).toMatchObject({ scaledBy: null, matchedProduct: { name: "Baguette" } });
    // A March purchase; July 2026 is after the index's end, so May stands for it: 2.30 × 199.4 / 200.9 = 2.2828.
    expect(renamed.matchedProduct?.averagePrice).toBe(2.3);
    expect(renamed.regularPrice).toBe(2.28);
  });
});
