import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Method } from "../src/rest-route";
import { routeTable } from "../src/route-table";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
let headers: { cookie: string };
let lineItem: string;

beforeAll(async () => {
  testApp = await openTestApp();
  const person = await testApp.signIn();
  headers = person.headers;
  const row = await testApp.database.lineItem.create({
    data: {
      userId: person.user.id,
      purchaseDate: new Date("2026-03-14T00:00:00Z"),
      store: "Shop",
      name: "GF bread",
      category: "Snacks",
      quantity: 1,
      currency: "CAD",
      price: 699,
      regularPrice: 349,
      extraCost: 350,
      priceSource: "custom",
      sizeCompared: true,
    },
  });
  lineItem = row.id;
});
afterAll(() => testApp.close());

const change = (body: unknown) =>
  testApp.send("PUT", `/api/tax-report/line-items/${lineItem}`, { body, headers });

describe("api-31 a field is taken or refused, and never ignored with 200", () => {
  test.each([
    ["price", "gf_price", 1],
    ["regularPrice", "non_gf_equiv_price", 1],
    ["name", "product_name", "Other"],
    ["store", "store_location", "Other"],
    ["extraCost", "savings", 1],
    ["purchaseDate", "purchase_date", "2026-01-01"],
  ])("a line item's %s is refused, and its sender is told %s", async (word, specified, value) => {
    const before = await testApp.database.lineItem.findUniqueOrThrow({ where: { id: lineItem } });
    const answer = await change({ gf_price: 5, [word]: value });
    const message = `Unknown field: ${word}. Please name it ${specified}.`;
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message, code: "bad_request", issues: [{ path: word, message }] },
    ]);
    expect(await testApp.database.lineItem.findUniqueOrThrow({ where: { id: lineItem } })).toEqual(before);
  });

  test("reports-34 what the specification sends is taken, and so are quantity, size, unit and kind", async () => {
    const specified = {
      product_name: "GF loaf",
      gf_price: "7.49",
      non_gf_equiv_price: 3.86,
      savings: 3.63,
      store_location: "Corner Shop",
      category: "Bread and Bakery",
    };
    expect(await (await change(specified)).json()).toMatchObject({
      customProductName: "GF loaf",
      price: 7.49,
      originalPrice: 3.86,
      storeLocation: "Corner Shop",
    });
    const bought = { quantity: 2, size: 600, unit: "g", kind: "intermediate", purchase_date: "2026-03-15" };
    expect(await (await change(bought)).json()).toMatchObject({
      quantity: 2,
      size: 600,
      unit: "g",
      kind: "intermediate",
      purchaseDate: "2026-03-15",
    });
  });

  /** Every call on receipts, line items and the price book that changes something, by its own example. */
  const writing = routeTable.filter(
    ({ tag, body, example }) =>
      body && example?.body && /^(Receipts|Receipt items|Price book|Tax report)$/.test(tag),
  );
  const READINGS = [
    "receipts.create",
    "priceBook.shelfPhoto",
    "priceBook.packagePhoto",
    "priceBook.applyPrice",
  ];
  test.each(
    writing
      .filter(({ procedure }) => !READINGS.includes(procedure))
      .map((route) => [`${route.method} ${route.path}`, route] as const),
  )("%s refuses a field that nobody knows", async (_address, { method, path, example = {} }) => {
    const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => example.params?.[name] ?? "0");
    const sent = (body: unknown) => testApp.send(method satisfies Method, filled, { body, headers });
    const answer = await sent({ ...example.body, colour: "red" });
    const issues = [{ path: "colour", message: "Unknown field: colour." }];
    expect([answer.status, await answer.json()]).toMatchObject([400, { issues }]);
    expect([200, 404]).toContain((await sent(example.body)).status);
  });

  test("a list's rows refuse theirs too, named by where they stand", async () => {
    const path = "/api/receipts/2f0d3c1a-7a1e-4c53-9c1f-0b8f4a6d2e11/confirm";
    const row = { productName: "GF Bread", price: 7.49, isGlutenFree: true };
    const answer = await testApp.send("POST", path, {
      headers,
      body: { virtualItems: [row, { ...row, quantity: 3 }] },
    });
    const issues = [{ path: "virtualItems.1.quantity", message: expect.stringContaining("quantity") }];
    expect([answer.status, await answer.json()]).toMatchObject([400, { issues }]);
  });
});
