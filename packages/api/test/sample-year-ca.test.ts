import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareClaimDocuments } from "../src/claims/documents/read-claim-documents";
import { answerOf } from "../src/refusals/refusal-error";
import { type Bought, columnsOf, rowsOfCsv, saveReceipt, seePrice } from "./support/sample-year";
import { openTestApp, type TestApp } from "./support/test-app";

/*
 * A Canadian year, worked out by hand. Regular prices seen: white bread 3.49 for 675 g, cookies 5.95 for
 * 575 g, ham 11.00 a kg, wheat flour 5.99 for 2.5 kg; crackers 4.00 each by the person; Snacks divide by 2.34.
 *
 *   bread 400 g   3 for 19.47, 1 back for 6.49, 1 for 6.79 under another spelling: n = 3
 *                 G = 19.47 - 6.49 + 6.79 = 19.77   R = 3 x 3.49 x 400/675 = 6.2044 -> 6.20    13.57
 *   bread 600 g   1 for 8.99, 3 for 26.97           R = 4 x 3.49 x 600/675 = 12.4089 -> 12.41
 *                 G = 35.96                                                                     23.55
 *   cookies 240 g 20 for 95.50                      R = 20 x 5.95 x 240/575 = 49.6696 -> 49.67  45.83
 *   ham           0.835 kg for 12.86, 0.41 kg for 6.31   R = 1.245 x 11.00 = 13.695 -> 13.70     5.47
 *   rice flour    2 x 1 kg for 12.98                R = 2 x 5.99 x 1/2.5 = 4.792 -> 4.79         8.19
 *   xanthan gum   7.99, no counterpart, ticked                                                   7.99
 *   crackers      3.00, 3.00, 6.50 against 4.00 each: 12.50 - 12.00                              0.50
 *   bites         4.68, estimate 4.68 / 2.34 = 2.00                                              2.68
 *                                                                                     claim    107.78
 *
 * Category totals count dearer purchases only: the same but for the crackers, 2.50 instead of 0.50: 109.78.
 * HST of 12.42 on the cookies, where the person counts it: 95.50 + 12.42 = 107.92; the regular side gets
 * 12.42/95.50 of 49.6696, that is 6.4596: 56.1292 -> 56.13. The row becomes 51.79, the claim 113.74.
 */
let testApp: TestApp;
let person: Awaited<ReturnType<TestApp["signIn"]>>;
const grams = (size: number) => ({ size, sizeUnit: "g" as const });

beforeAll(async () => {
  testApp = await openTestApp();
  person = await testApp.signIn();
  await seePrice(person, "White Bread", { price: 3.49, size: 675, unit: "g", seenOn: "2025-04-01" });
  await seePrice(person, "Sandwich Cookies", { price: 5.95, size: 575, unit: "g", seenOn: "2025-04-01" });
  await seePrice(person, "Deli Ham", { price: 11, size: 1, unit: "kg", seenOn: "2025-04-01" });
  await seePrice(person, "Wheat Flour", { price: 5.99, size: 2.5, unit: "kg", seenOn: "2025-04-01" });
  const bread = "GF WHITE BREAD";
  const ham: Bought = {
    name: "GF DELI HAM",
    unit: "kg",
    price: 0,
    says: { kind: "counterpart" },
    ticked: true,
  };
  await saveReceipt(testApp, person, "2025-03-10", [
    { name: bread, price: 19.47, quantity: 3, says: grams(400) },
    { name: bread, price: 8.99, says: grams(600) },
    { name: "GF POTATO CHIPS", price: 3.49 },
    { name: "GF LAGER BEER", price: 14.99 },
  ]);
  await saveReceipt(testApp, person, "2025-04-05", [
    { name: `RETURN ${bread}`, price: -6.49 },
    { name: bread, price: 26.97, quantity: 3, says: grams(600) },
  ]);
  const cookies = { name: "GF SANDWICH COOKIES 240 G", price: 95.5, quantity: 20, taxCode: "H" };
  await saveReceipt(
    testApp,
    person,
    "2025-05-02",
    [{ name: "GF WHT BRD", price: 6.79, says: grams(400) }, cookies],
    { H: 12.42 },
  );
  await saveReceipt(testApp, person, "2025-06-20", [
    { ...ham, price: 12.86, quantity: 0.835 },
    { ...ham, price: 6.31, quantity: 0.41 },
    { name: "GF RICE FLOUR 1KG", price: 12.98, quantity: 2 },
    { name: "GF XANTHAN GUM", price: 7.99, ticked: true },
  ]);
  await saveReceipt(testApp, person, "2025-07-01", [
    { name: "GF CRACKERS", price: 3, regularPrice: 4 },
    { name: "GF CRACKERS", price: 3, regularPrice: 4 },
    { name: "GF CRACKERS", price: 6.5, regularPrice: 4 },
    { name: "GF ZZQX BITES", price: 4.68, says: { category: "Snacks" } },
  ]);
  await person.call.products.merge({ from: "GF WHT BRD", into: bread });
});
afterAll(() => testApp.close());

const CHECKED = [
  "Food product",
  "Size",
  "Weight",
  "Kind",
  "Number of products bought (for the calendar year)",
  "Average cost of product with gluten",
  "Average cost of gluten-free product",
  "Incremental cost",
  "Amount to claim",
  "Total Paid",
  "Total Compared",
] as const;
const ROWS = [
  "GF SANDWICH COOKIES 240 G|240||counterpart|20|2.48|4.78|2.2915|45.83|95.50|49.67",
  "GF WHITE BREAD|600||counterpart|4|3.10|8.99|5.888|23.55|35.96|12.41",
  "GF WHITE BREAD|400||counterpart|3|2.07|6.59|4.523|13.57|19.77|6.20",
  "GF RICE FLOUR 1KG|1||intermediate|2|2.40|6.49|4.095|8.19|12.98|4.79",
  "GF XANTHAN GUM|||no-counterpart|1|0.00|7.99|7.99|7.99|7.99|0.00",
  "GF DELI HAM||1.245|counterpart|2|6.85|9.59|2.735|5.47|19.17|13.70",
  "GF ZZQX BITES|||counterpart|1|2.00|4.68|2.68|2.68|4.68|2.00",
  "GF CRACKERS|||counterpart|3|4.00|4.17|0.167|0.50|12.50|12.00",
  "Total||||||||107.78|208.55|100.77",
];

test("claim-2 claim-4 claim-21 a Canadian year's summary is the one that was worked out by hand, in the CSV too", async () => {
  const report = await person.call.taxReport.products({ year: 2025 });
  expect(report).toMatchObject({
    totalToClaim: 107.78,
    totalPaid: 208.55,
    totalCompared: 100.77,
    belowCategoryTotals: 2,
    countsTax: false,
    totalTax: 12.42,
    totalRegularTax: 6.46,
  });
  const { csv } = await person.call.taxReport.downloadProducts({ year: 2025 });
  expect(columnsOf(rowsOfCsv(csv), CHECKED).slice(0, ROWS.length)).toEqual(ROWS);
  expect(csv).toContain("Category totals include every purchase that cost more than its regular price.");
});

test("claim-21 the claim of that year is the same 107.78, and its documents name no product by its return", async () => {
  const { call } = person;
  const { id } = await call.claims.create({ taxYear: 2025 });
  expect(await call.claims.checklist({ id })).toMatchObject({ amountToClaim: 107.78 });
  const { context } = person;
  if (!context.actor) throw new Error("This person is signed in.");
  const claimDocuments = await answerOf(
    await prepareClaimDocuments({ ...context, actor: context.actor }, { id }),
  ).read();
  expect(claimDocuments.foodCents).toBe(10_778);
  const rows = claimDocuments.blocks.flatMap((block) => block.rows);
  expect(rows.filter(({ amountCents }) => amountCents === 1_357)).toMatchObject([
    { quantity: 3, price: 1_977, name: "GF WHT BRD" },
  ]);
  expect(rows.some(({ name }) => name.includes("RETURN"))).toBe(false);
  await call.claims.delete({ id });
});

test("claim-19 claim-61 of the claim 96.61 rest on prices seen, 8.49 on the person's word, and 2.68 on an estimate", async () => {
  const { restsOn, warnsOfEstimates } = await person.call.taxReport.products({ year: 2025 });
  expect(restsOn).toEqual({ evidence: 96.61, yourWord: 8.49, published: 0, estimate: 2.68 });
  expect(warnsOfEstimates).toBe(false);
});

test("claim-3 reports-10 the line items and the category totals of that year, read back from the CSV", async () => {
  const { csv } = await person.call.taxReport.download({ year: 2025 });
  const columns = ["Product", "Quantity", "GF Price", "Regular Price", "Signed Difference"] as const;
  expect(columnsOf(rowsOfCsv(csv), columns).slice(0, 5)).toEqual([
    "GF WHITE BREAD|3|19.47|6.20|13.27",
    "GF WHITE BREAD|1|8.99|3.10|5.89",
    "RETURN GF WHITE BREAD|-1|-6.49|-2.07|-4.42",
    "GF WHITE BREAD|3|26.97|9.31|17.66",
    "GF WHT BRD|1|6.79|2.07|4.72",
  ]);
  expect(csv).toContain("Grand Total,14,208.55,100.77,109.78");
  expect(csv).not.toMatch(/CHIPS|BEER/);
  expect(csv).toContain("No text of the CRA was found");
});

test("claim-8 claim-9 with the tax counted the cookies come to 51.79, and the claim to 113.74", async () => {
  await person.call.account.updateProfile({ countTax: true });
  const report = await person.call.taxReport.products({ year: 2025 });
  expect(report).toMatchObject({
    totalToClaim: 113.74,
    totalPaid: 220.97,
    totalCompared: 107.23,
    countsTax: true,
  });
  expect(report.products[0]).toMatchObject({
    paid: 107.92,
    compared: 56.13,
    tax: 12.42,
    regularTax: 6.46,
    amountToClaim: 51.79,
  });
  await person.call.account.updateProfile({ countTax: null });
});
