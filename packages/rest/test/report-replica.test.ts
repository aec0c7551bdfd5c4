import { type OpenDatabase, openDatabase } from "@gf-ledger/db/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
let gone: OpenDatabase;
beforeAll(async () => {
  gone = openDatabase("postgresql://nobody@127.0.0.1:9/none");
  testApp = await openTestApp({ replica: { caughtUp: async () => gone, close: async () => {} } });
});
afterAll(async () => {
  await gone.close();
  await testApp.close();
});

test.each(["/api/tax-report/download?year=2026", "/api/tax-report/ledger?year=2026&format=hledger"])(
  "operating-43 a replica that breaks when its first rows are read breaks no file: %s",
  async (path) => {
    const { user, headers } = await testApp.signIn();
    await testApp.database.lineItem.create({
      data: {
        userId: user.id,
        purchaseDate: new Date("2026-03-14T00:00:00Z"),
        store: "Maple Grocer",
        name: "GF bread",
        category: "Bread and Bakery",
        quantity: 1,
        currency: "CAD",
        price: 699,
        regularPrice: 349,
        priceSource: "own",
        sizeCompared: true,
        extraCost: 350,
      },
    });
    const answer = await testApp.send("GET", path, { headers });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain("GF bread");
    expect(text).toContain("3.50");
  },
);
