import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { household } from "./support/claims";
import { printedDocuments } from "./support/printed-documents";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

describe("prices-37 a regular package of another class of size is said to be one", () => {
  test.each([
    ["three times as large", 900, "a bulk price"],
    ["a third as large", 100, "a small package’s price"],
    ["nearly three times as large", 899, null],
  ] as const)("%s: on the item, in the reports' CSV and in the claim's papers", async (_how, size, words) => {
    const person = await testApp.signIn();
    const { call } = person;
    await household(testApp, person, 2026, [{ relation: "self", celiac: true, income: 50_000 }]);
    const items = [readItem("GF WHITE BREAD 300G", 699)];
    const draft = await readReceipt(testApp, person, readingAt("Maple Grocer", "2026-03-14", items));
    const productId = draft.items[0]?.matchedProductId ?? "";
    const seen = { name: "White Bread", productId, price: 4.5, size, unit: "g" as const };
    await call.priceBook.add({ ...seen, store: "Maple Grocer", seenOn: "2026-03-14", how: "shelf-tag" });
    await call.receipts.confirm({ id: draft.id });
    const [item] = (await call.taxReport.lineItems()).lineItems;
    const said = [item?.priceBasis ?? "", (await call.taxReport.download({ year: 2026 })).csv];
    const { id } = await call.claims.create({ taxYear: 2026 });
    const papers = await printedDocuments(person, id);
    const comparators = (table: typeof papers.sheet, name: string) =>
      table(name)
        .flatMap(({ texts }) => texts)
        .join(" | ");
    said.push(papers.text, comparators(papers.sheet, "Comparators"), comparators(papers.csv, "comparators"));
    for (const text of said) {
      expect(text).toContain(String(size));
      for (const one of ["a bulk price", "a small package’s price"])
        expect([one, text.includes(one)]).toEqual([one, one === words]);
    }
  });
});
