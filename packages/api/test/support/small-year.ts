import { storedPriceOrigin } from "@gf-ledger/domain/pricing/stored-price-origin";
import { household } from "./claims";
import { logged, seen } from "./logged";
import type { TestApp } from "./test-app";

const published = (given: object) =>
  storedPriceOrigin({
    code: "published",
    publisher: "statcan",
    what: "Cookies and sweet biscuits",
    region: null,
    month: "2026-05",
    estimated: false,
    ...given,
  });
const carriedBy = {
  fromMonth: "2025-06",
  toMonth: "2026-05",
  fromLevel: 192.8,
  toLevel: 200.9,
  how: "published",
} as const;

/**
 * A small year of one person, worked by hand, and its claim.
 *
 *   bread 400 g    12 at 6.99; 3.49 for 675 g, product, store and day: 83.88 - 24.82 = 59.06   evidence
 *   pasta 340 g    10 at 4.49; 1.99 for 450 g, typed:                  44.90 - 15.04 = 29.86   your word
 *   flour 1 kg     4 at 7.99; 5.49 for 2.5 kg of June 2025, carried:   31.96 -  9.15 = 22.81   estimate
 *   cookies 240 g  6 at 4.78; 2.48 printed by the country's office:    28.68 - 14.88 = 13.80   published
 *   pizza crust    3 at 8.99; 3.99 converted from another country:     26.97 - 11.97 = 15.00   estimate
 *   crackers       2 at 3.00; 4.00, store and day:                      6.00 -  8.00 =  0.00   (evidence)
 *                                                                              claim  140.53
 */
export async function smallYear(testApp: TestApp) {
  const ann = await testApp.signIn();
  await household(testApp, ann, 2026, [{ name: "Ann", relation: "self", celiac: true, income: 50_000 }]);
  const bought = { purchaseDate: new Date("2026-05-14T00:00:00Z"), unit: "g", priceSource: "observation" };
  const average = { store: null, estimated: false };
  await logged(testApp, ann, [
    {
      ...bought,
      name: "GF bread",
      size: 400,
      quantity: 12,
      price: 8388,
      regularPrice: 2482,
      priceEvidence: seen(349, 675, "g"),
    },
    {
      ...bought,
      name: "GF pasta",
      size: 340,
      quantity: 10,
      price: 4490,
      regularPrice: 1504,
      priceSource: "own",
      priceEvidence: seen(199, 450, "g", { product: "Pasta", store: null, knownOn: "2026-05-01" }),
    },
    {
      ...bought,
      name: "GF flour",
      size: 1,
      unit: "kg",
      quantity: 4,
      price: 3196,
      regularPrice: 915,
      priceSource: "catalogue",
      priceEvidence: seen(549, 2.5, "kg", {
        ...average,
        knownOn: "2025-06",
        origin: published({ what: "Wheat flour, 2.5 kilograms", month: "2025-06" }),
        carriedBy,
        estimated: true,
      }),
    },
    {
      ...bought,
      name: "GF cookies",
      size: 240,
      quantity: 6,
      price: 2868,
      regularPrice: 1488,
      priceSource: "catalogue",
      priceEvidence: seen(248, 240, "g", { ...average, knownOn: "2026-05", origin: published({}) }),
    },
    {
      ...bought,
      name: "GF pizza crust",
      unit: null,
      quantity: 3,
      price: 2697,
      regularPrice: 1197,
      sizeCompared: false,
      priceSource: "catalogue",
      priceEvidence: seen(399, 300, "g", {
        ...average,
        knownOn: "2026-05",
        origin: published({ publisher: "ers", what: "Pizza crust", month: "2018-01", estimated: true }),
        estimated: true,
      }),
    },
    {
      ...bought,
      name: "GF crackers",
      size: 200,
      quantity: 2,
      price: 600,
      regularPrice: 800,
      priceEvidence: seen(400, 200, "g"),
    },
  ]);
  const { id } = await ann.call.claims.create({ taxYear: 2026 });
  return { ann, id };
}
