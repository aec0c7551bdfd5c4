import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const UNCLAIMABLE = [
  ["GF beer 6 pack", "Alcohol is never claimable"],
  ["Gluten free dog food", "Food for animals is never claimable"],
  ["Vitamin D tablets", "Vitamins and supplements are never claimable"],
  ["Gluten free restaurant meal", "A restaurant meal is not claimed"],
  ["Delivery fee", "This is a service, not food"],
  ["Bananas", "This food is naturally gluten-free"],
] as const;

const bought = (name: string) => ({ name, price: "9.99", purchaseDate: "2026-03-14" });

describe("claim-101 what would start unticked on a receipt", () => {
  test.each(UNCLAIMABLE)(
    "added by hand, %s is kept without counting, with its reason, and counts with a note",
    async (name, why) => {
      const { call } = await testApp.signIn();
      const added = await call.taxReport.addLineItem(bought(name));
      expect(added).toMatchObject({ counts: false, whyNotCounted: expect.stringContaining(why) });
      const kindNote = "My agency allowed it in 2024";
      const counted = await call.taxReport.addLineItem({ ...bought(name), kindNote });
      expect(counted).toMatchObject({ counts: true, whyNotCounted: null, kindNote });
    },
  );

  test("of a file each comes in without counting, and the preview says why", async () => {
    const { call } = await testApp.signIn();
    const rows = ["GF white bread", ...UNCLAIMABLE.map(([name]) => name)].map(
      (name) => `2026-03-14,${name},9.99`,
    );
    const file = { fileName: "groceries.csv", file: Buffer.from(["Date,Item,Price", ...rows].join("\n")) };
    const seen = await call.imports.preview(file);
    expect(seen).toMatchObject({ readyCount: 7, uncountedCount: 6 });
    for (const [index, [name, why]] of UNCLAIMABLE.entries()) {
      expect(seen.uncounted[index]).toMatchObject({ line: index + 3, name, price: 9.99 });
      expect(seen.uncounted[index]?.reason).toContain(why);
    }
    await call.imports.make({ ...file, mapping: seen.mapping });
    const { lineItems } = await call.taxReport.lineItems();
    expect(lineItems.filter(({ counts }) => counts).map(({ name }) => name)).toEqual(["GF white bread"]);
    expect(lineItems).toHaveLength(7);
  });

  test("of a file all count with a note, which only those that need it keep", async () => {
    const { call } = await testApp.signIn();
    const lines = ["Date,Item,Price", "2026-03-14,GF white bread,7.49", "2026-03-14,GF beer 6 pack,15.99"];
    const file = { fileName: "groceries.csv", file: Buffer.from(lines.join("\n")) };
    const { mapping } = await call.imports.preview(file);
    await call.imports.make({ ...file, mapping, kindNote: "As agreed" });
    const { lineItems } = await call.taxReport.lineItems();
    expect(lineItems.map(({ name, counts, kindNote }) => [name, counts, kindNote]).toSorted()).toEqual([
      ["GF beer 6 pack", true, "As agreed"],
      ["GF white bread", true, null],
    ]);
  });
});
