import { afterAll, beforeAll, expect, test } from "vitest";
import { saveReceipt } from "./support/sample-year";
import { openTestApp, type TestApp } from "./support/test-app";

/** What a household of the country's sample account buys, as its tills print it, without a price of its own. */
const YEAR = [
  ["GF WHITE BREAD", 7.49],
  ["GF MULTIGRAIN LOAF", 7.99],
  ["GF TORTILLA WRAPS", 6.99],
  ["GF PIZZA CRUST 2PK", 7.99],
  ["GLUTEN FREE SPAGHETTI", 4.99],
  ["GF PENNE PASTA", 4.49],
  ["GF SEA SALT CRACKERS", 4.99],
  ["GF CHOC CHIP COOKIE", 5.49],
  ["GF CORN FLAKES 350G", 6.49],
  ["GF ALL PURP FLOUR", 6.49],
  ["GF CHICKEN NUGGETS", 12.99],
  ["GF PEPPERONI PIZZA", 9.99],
] as const;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

async function yearOf(edition: "ca" | "us") {
  const person = await testApp.signIn(undefined, edition);
  await saveReceipt(
    testApp,
    person,
    "2026-03-10",
    YEAR.map(([name, price]) => ({ name, price, ticked: true })),
  );
  return person.call.taxReport.products({ year: 2026 });
}

test("prices-38 claim-60 of a Canadian year without one's own prices, at most half rests on estimates", async () => {
  const { restsOn, totalToClaim } = await yearOf("ca");
  expect(restsOn.published).toBeGreaterThan(0);
  expect(restsOn.estimate / totalToClaim).toBeLessThanOrEqual(0.5);
});

test("claim-60 of an American one all does: the newest figures are of 2022, more than 24 months before", async () => {
  const { restsOn, totalToClaim } = await yearOf("us");
  expect(restsOn).toEqual({ evidence: 0, yourWord: 0, published: 0, estimate: totalToClaim });
});
