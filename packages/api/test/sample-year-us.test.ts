import { afterAll, beforeAll, expect, test } from "vitest";
import { columnsOf, rowsOfCsv, saveReceipt, seePrice } from "./support/sample-year";
import { openTestApp, type TestApp } from "./support/test-app";

/*
 * An American year, worked out by hand. Regular prices seen: white bread 1.98 for 20 oz, granola bars 3.20 for
 * 8 oz, pork sausages 3.49 a lb, wheat flour 2.95 for 5 lb.
 *
 *   bread 18 oz   2 for 14.98, 1 for 6.99 under another spelling
 *                 G = 21.97                         R = 3 x 1.98 x 18/20 = 5.346 -> 5.35        16.62
 *   bread 12 oz   2 for 10.98                       R = 2 x 1.98 x 12/20 = 2.376 -> 2.38         8.60
 *   bars 6 oz     4 for 19.96 and 1.20 of tax; 1 came back in January for 4.99 and 0.30 of tax: n = 3
 *                 G = 14.97 + 0.90 = 15.87          R = 3 x 3.20 x 6/8 = 7.20
 *                 tax on R at 1.20/19.96: 0.4329    R = 7.6329 -> 7.63                           8.24
 *   sausages      1.84 lb for 11.02                 R = 1.84 x 3.49 = 6.4216 -> 6.42             4.60
 *   almond flour  2 x 1 lb for 22.98                R = 2 x 2.95 x 1/5 = 1.18                   21.80
 *   xanthan gum   9.49, no counterpart: in full                                                  9.49
 *                                                                                     claim     69.35
 *
 * Without the tax the bars are 14.97 - 7.20 = 7.77, and the claim 68.88. Category totals leave the tax out,
 * round each purchase and take the bars back in January: 11.42 + 5.21 + 8.60 + 10.36 + 4.60 + 21.80 + 9.49
 * = 71.48; the year after holds -4.99 + 2.40 = -2.59.
 */
let testApp: TestApp;
let person: Awaited<ReturnType<TestApp["signIn"]>>;

beforeAll(async () => {
  testApp = await openTestApp();
  person = await testApp.signIn(undefined, "us");
  await seePrice(person, "White Bread", { price: 1.98, size: 20, unit: "oz", seenOn: "2025-07-01" });
  await seePrice(person, "Granola Bars", { price: 3.2, size: 8, unit: "oz", seenOn: "2025-07-01" });
  await seePrice(person, "Pork Sausages", { price: 3.49, size: 1, unit: "lb", seenOn: "2025-07-01" });
  await seePrice(person, "Wheat Flour", { price: 2.95, size: 5, unit: "lb", seenOn: "2025-07-01" });
  const ounces = (size: number) => ({ size, sizeUnit: "oz" as const });
  const bread = "GF WHITE BREAD";
  const bars = "GF GRANOLA BARS 6OZ";
  await saveReceipt(testApp, person, "2025-04-12", [
    { name: bread, price: 14.98, quantity: 2, says: ounces(18) },
    { name: bread, price: 10.98, quantity: 2, says: ounces(12) },
  ]);
  await saveReceipt(testApp, person, "2025-06-07", [
    { name: "GF WHT BRD", price: 6.99, says: ounces(18) },
    { name: "GF PORK SAUSAGE", price: 11.02, quantity: 1.84, unit: "lb" },
    { name: "GF ALMOND FLOUR", price: 22.98, quantity: 2, says: { size: 1, sizeUnit: "lb" } },
    { name: "GF XANTHAN GUM", price: 9.49 },
    { name: "GF POTATO CHIPS", price: 4.29 },
  ]);
  await saveReceipt(
    testApp,
    person,
    "2025-12-20",
    [{ name: bars, price: 19.96, quantity: 4, taxCode: "T" }],
    {
      T: 1.2,
    },
  );
  await saveReceipt(testApp, person, "2026-01-03", [{ name: `REFUND ${bars}`, price: -4.99, taxCode: "T" }], {
    T: -0.3,
  });
  await person.call.products.merge({ from: "GF WHT BRD", into: bread });
});
afterAll(() => testApp.close());

const CHECKED = [
  "Product",
  "Size",
  "Weight",
  "Unit",
  "Kind",
  "Number Bought",
  "Average Cost With Gluten",
  "Average Cost Gluten-Free",
  "Incremental Cost",
  "Amount To Claim",
  "Total Paid",
  "Total Compared",
  "Tax",
  "Regular Tax",
] as const;
const ROWS = [
  "GF ALMOND FLOUR|1||lb|intermediate|2|0.59|11.49|10.90|21.80|22.98|1.18|0.00|0.00",
  "GF WHITE BREAD|18||oz|counterpart|3|1.78|7.32|5.54|16.62|21.97|5.35|0.00|0.00",
  "GF XANTHAN GUM||||no-counterpart|1|0.00|9.49|9.49|9.49|9.49|0.00|0.00|0.00",
  "GF WHITE BREAD|12||oz|counterpart|2|1.19|5.49|4.30|8.60|10.98|2.38|0.00|0.00",
  "GF GRANOLA BARS 6OZ|6||oz|counterpart|3|2.54|5.29|2.747|8.24|15.87|7.63|0.90|0.43",
  "GF PORK SAUSAGE||1.84|lb|counterpart|1|6.42|11.02|4.60|4.60|11.02|6.42|0.00|0.00",
  "Total|||||||||69.35|92.31|22.96|0.90|0.43",
];

test("claim-2 claim-9 claim-21 an American year's summary is the one that was worked out by hand, in the CSV too", async () => {
  const report = await person.call.taxReport.products({ year: 2025 });
  expect(report).toMatchObject({
    totalToClaim: 69.35,
    totalPaid: 92.31,
    totalCompared: 22.96,
    belowCategoryTotals: 2.13,
    countsTax: true,
    restsOn: { evidence: 59.86, yourWord: 9.49, published: 0, estimate: 0 },
  });
  const { csv } = await person.call.taxReport.downloadProducts({ year: 2025 });
  expect(columnsOf(rowsOfCsv(csv), CHECKED).slice(0, ROWS.length)).toEqual(ROWS);
});

test("claim-21 the claim of that year is the same 69.35", async () => {
  const { id } = await person.call.claims.create({ taxYear: 2025 });
  expect(await person.call.claims.checklist({ id })).toMatchObject({ amountToClaim: 69.35 });
});

test("claim-9 without the tax the same year claims 68.88", async () => {
  await person.call.account.updateProfile({ countTax: false });
  const report = await person.call.taxReport.products({ year: 2025 });
  expect(report).toMatchObject({ totalToClaim: 68.88, totalPaid: 91.41, totalCompared: 22.53 });
  await person.call.account.updateProfile({ countTax: null });
});

test("claim-3 the category totals of that year and of the return's are said to differ, and why", async () => {
  const [before, after] = [
    (await person.call.taxReport.download({ year: 2025 })).csv,
    (await person.call.taxReport.download({ year: 2026 })).csv,
  ];
  expect(before).toContain("Grand Total,7,96.40,24.92,71.48");
  expect(before).toContain("The claim uses averages over the year for each product, so it can be lower.");
  expect(before).not.toContain("CHIPS");
  expect(after).toContain("Grand Total,1,-4.99,-2.40,-2.59");
  expect(after).toContain("takes a return off its purchase");
  expect((await person.call.taxReport.products({ year: 2026 })).products).toEqual([]);
});
