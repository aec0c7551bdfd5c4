import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

async function householdOf(edition: "ca" | "us") {
  const person = await testApp.signIn(undefined, edition);
  await saveReceipt(
    testApp,
    person,
    "2026-03-10",
    YEAR.map(([name, price]) => ({ name, price, ticked: true })),
  );
  return person;
}

const yearOf = async (edition: "ca" | "us") =>
  (await householdOf(edition)).call.taxReport.products({ year: 2026 });

test("prices-38 claim-60 of a Canadian year without one's own prices, at most half rests on estimates", async () => {
  const { restsOn, totalToClaim } = await yearOf("ca");
  expect(restsOn.published).toBeGreaterThan(0);
  expect(restsOn.estimate / totalToClaim).toBeLessThanOrEqual(0.5);
});

describe("a walk through one shop", () => {
  type Household = Awaited<ReturnType<typeof householdOf>>;

  const today = () => testApp.clock.now.toISOString().slice(0, 10);

  /** Looks up the first five of the list, and says which part of the claim is left on estimates after each. */
  async function walkThrough({ call }: Household, wholeYear: boolean): Promise<number[]> {
    const walk = () => call.priceBook.walk({ year: 2026, wholeYear });
    const { stops } = await walk();
    const shares: number[] = [];
    for (const { productId, name, usual } of stops.slice(0, 5)) {
      const seen = { name, productId, ...usual, price: 4.29, store: "Maple Grocer", seenOn: today() };
      const { id } = await call.priceBook.add({ ...seen, how: "shelf-tag" });
      await call.priceBook.applyPrice({ id, ...(wholeYear ? { estimatesOf: 2026 } : {}) });
      const { onEstimates, total } = await walk();
      shares.push(onEstimates / total);
    }
    return shares;
  }

  test("prices-39 names what carries most of the estimates first, and five answers leave less than a quarter", async () => {
    testApp.clock.now = new Date("2026-09-09T12:00:00Z");
    const household = await householdOf("ca");
    const before = await household.call.priceBook.walk({ year: 2026 });
    expect(before.onEstimates / before.total).toBeGreaterThan(0.25);
    const amounts = before.stops.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(before).toMatchObject({ outOfReach: 0, unnamed: 0 });
    expect(before.stops[0]).toMatchObject({
      name: "Chicken Nuggets",
      usual: { size: 750, unit: "g" },
      comparedWith: "GF CHICKEN NUGGETS",
      bought: null,
      itemCount: 1,
    });
    const shares = await walkThrough(household, false);
    expect(Math.max(...shares)).toBeLessThan(0.25);
    expect(shares.at(-1)).toBe(0);
  });

  test("prices-40 reaches what was bought further than six months away where the person says so, and estimates alone", async () => {
    testApp.clock.now = new Date("2026-09-12T12:00:00Z");
    const household = await householdOf("ca");
    const { call } = household;
    const before = await call.priceBook.walk({ year: 2026 });
    expect(before.stops).toEqual([]);
    expect(before.outOfReach).toBe(before.onEstimates);
    expect(await walkThrough(household, true)).toContain(0);
    const { restsOn } = await call.taxReport.products({ year: 2026 });
    expect(restsOn).toMatchObject({ estimate: 0, published: expect.any(Number) });
    // What stands on a published figure stays as it is.
    const bread = { name: "White Bread", productId: "white-bread-675-g", size: 675, unit: "g" } as const;
    const { id } = await call.priceBook.add({ ...bread, price: 1, seenOn: today() });
    expect((await call.priceBook.applyPrice({ id, estimatesOf: 2026 })).changes).toEqual([]);
  });
});

test("claim-60 of an American one all does: the newest figures are of 2022, more than 24 months before", async () => {
  const { restsOn, totalToClaim } = await yearOf("us");
  expect(restsOn).toEqual({ evidence: 0, yourWord: 0, published: 0, estimate: totalToClaim });
});
