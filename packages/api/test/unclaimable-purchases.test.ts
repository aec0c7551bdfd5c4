import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

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

describe("reports-60 what would start unticked on a receipt", () => {
  test.each(UNCLAIMABLE)(
    "added by hand, %s is refused with its reason, and counts with a note",
    async (name, why) => {
      const { call } = await testApp.signIn();
      const refusal = await refusalOf(call.taxReport.addLineItem(bought(name)));
      expect(refusal.message).toContain(why);
      expect((await call.taxReport.lineItems()).lineItems).toEqual([]);
      const kindNote = "My agency allowed it in 2024";
      expect(await call.taxReport.addLineItem({ ...bought(name), kindNote })).toMatchObject({
        name,
        kindNote,
      });
    },
  );

  test("of a file each is left out with its reason, and the rest comes in", async () => {
    const { call } = await testApp.signIn();
    const rows = ["GF white bread", ...UNCLAIMABLE.map(([name]) => name)].map(
      (name) => `2026-03-14,${name},9.99`,
    );
    const file = { fileName: "groceries.csv", file: Buffer.from(["Date,Item,Price", ...rows].join("\n")) };
    const seen = await call.imports.preview(file);
    expect(seen).toMatchObject({ readyCount: 1, unclaimableCount: 6 });
    expect(seen.rows.map(({ name }) => name)).toEqual(["GF white bread"]);
    for (const [index, [name, why]] of UNCLAIMABLE.entries()) {
      expect(seen.unclaimable[index]).toMatchObject({ line: index + 3, name, price: 9.99 });
      expect(seen.unclaimable[index]?.reason).toContain(why);
    }
    await call.imports.make({ ...file, mapping: seen.mapping });
    expect((await call.taxReport.lineItems()).lineItems.map(({ name }) => name)).toEqual(["GF white bread"]);
  });

  test("of a file all come in with a note, which only those that need it keep", async () => {
    const { call } = await testApp.signIn();
    const lines = ["Date,Item,Price", "2026-03-14,GF white bread,7.49", "2026-03-14,GF beer 6 pack,15.99"];
    const file = { fileName: "groceries.csv", file: Buffer.from(lines.join("\n")) };
    const { mapping } = await call.imports.preview(file);
    const made = await call.imports.make({ ...file, mapping, unclaimableNote: "As agreed" });
    expect(made).toMatchObject({ lineItemCount: 2 });
    const { lineItems } = await call.taxReport.lineItems();
    expect(lineItems.map(({ name, kindNote }) => [name, kindNote]).toSorted()).toEqual([
      ["GF beer 6 pack", "As agreed"],
      ["GF white bread", null],
    ]);
  });

  test("a file of nothing else brings nothing", async () => {
    const { call } = await testApp.signIn();
    const file = { fileName: "bar.csv", file: Buffer.from("Date,Item,Price\n2026-03-14,GF beer,15.99") };
    const { mapping, readyCount } = await call.imports.preview(file);
    expect(readyCount).toBe(0);
    expect((await refusalOf(call.imports.make({ ...file, mapping }))).message).toContain(
      "Nothing in this file",
    );
  });
});
