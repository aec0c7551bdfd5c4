import { describe, expect, test } from "vitest";
import { GROUNDS, type GroundedPrice, groundOf, warnsOfEstimates } from "./ground";
import type { PriceEvidence } from "./price-evidence";
import { PRICE_SOURCES } from "./regular-price";
import { storedPriceOrigin } from "./stored-price-origin";

const nothing: PriceEvidence = {
  product: null,
  productId: null,
  price: null,
  size: null,
  unit: null,
  store: null,
  place: null,
  knownOn: null,
  origin: null,
  observationId: null,
  carriedBy: null,
  pooled: null,
  estimated: false,
};
const whiteBread = {
  code: "published",
  publisher: "statcan",
  what: "White bread, 675 grams",
  region: null,
  month: "2026-06",
  estimated: false,
} as const;
const average = (origin: object = {}): PriceEvidence => ({
  ...nothing,
  product: "White bread",
  knownOn: "2026-06",
  origin: storedPriceOrigin({ ...whiteBread, ...origin }),
});
const seen: PriceEvidence = {
  ...nothing,
  product: "White bread",
  store: "Maple Grocer",
  knownOn: "2026-05-02",
  origin: storedPriceOrigin({ code: "seen", how: "typed", url: null }),
};
const seenAs = (origin: object) => storedPriceOrigin({ code: "seen", how: "web", url: null, ...origin });
const carriedBy = {
  fromMonth: "2025-06",
  toMonth: "2026-05",
  fromLevel: 192.8,
  toLevel: 200.9,
  how: "published",
} as const;
const price = (given: Partial<GroundedPrice>): GroundedPrice => ({
  priceSource: "observation",
  priceEvidence: seen,
  country: "ca",
  purchaseDate: "2026-05-14",
  ...given,
});

describe("claim-60 what a regular price rests on", () => {
  test.each([
    ["of the person with product, store and day", {}, "evidence"],
    ["without a store", { priceEvidence: { ...seen, store: null } }, "yourWord"],
    ["without a day", { priceEvidence: { ...seen, knownOn: null } }, "yourWord"],
    ["without a product", { priceEvidence: { ...seen, product: null } }, "yourWord"],
    [
      "with an address alone",
      { priceEvidence: { ...seen, store: null, origin: seenAs({ url: "https://shop.example/bread" }) } },
      "evidence",
    ],
    [
      "with a picture alone",
      { priceEvidence: { ...seen, store: null, origin: seenAs({ picture: true }) } },
      "evidence",
    ],
    ["carried by the index", { priceEvidence: { ...seen, carriedBy } }, "estimate"],
    ["older than 24 months", { priceEvidence: { ...seen, knownOn: "2024-04-30" } }, "estimate"],
    ["of 24 months before", { priceEvidence: { ...seen, knownOn: "2024-05-31" } }, "evidence"],
    ["without any evidence", { priceEvidence: null }, "yourWord"],
    ["typed for the item", { priceSource: "custom", priceEvidence: nothing }, "yourWord"],
    [
      "typed for the product",
      { priceSource: "own", priceEvidence: { ...nothing, product: "Pasta", knownOn: "2026-05-01" } },
      "yourWord",
    ],
    ["that there is none of", { priceSource: "none", priceEvidence: nothing }, "yourWord"],
    ["pooled", { priceSource: "pooled", priceEvidence: seen }, "estimate"],
    ["of the category", { priceSource: "estimate", priceEvidence: null }, "estimate"],
    ["of a line that is gone", { priceSource: null, priceEvidence: null }, "estimate"],
  ] as const)("a price %s", (_what, given, ground) => {
    expect(groundOf(price(given))).toBe(ground);
  });

  test.each([
    ["printed for the product", average(), {}, "published"],
    ["of a province", average({ region: "CA-ON" }), {}, "published"],
    ["of 24 months before", average({ month: "2024-05" }), {}, "published"],
    ["of 25 months before", average({ month: "2024-04" }), {}, "estimate"],
    ["of 25 months after", average({ month: "2028-06" }), {}, "estimate"],
    ["worked out from another package", average({ estimated: true }), {}, "estimate"],
    ["marked as an estimate", { ...average(), estimated: true }, {}, "estimate"],
    ["carried by the index", { ...average(), carriedBy }, {}, "estimate"],
    ["of the other country", average(), { country: "us" }, "estimate"],
    ["of the own country", average({ publisher: "bls" }), { country: "us" }, "published"],
    // The month is the figure's own: that a price was derived for a later one makes it no younger.
    ["derived for a later month", { ...average({ month: "2018-01" }), knownOn: "2026-05" }, {}, "estimate"],
    ["in words that say no origin", { ...average(), origin: "Statistics Canada: bread" }, {}, "estimate"],
    ["that is not kept", null, {}, "estimate"],
  ] as const)("a catalogue's price %s", (_what, priceEvidence, given, ground) => {
    expect(groundOf(price({ priceSource: "catalogue", priceEvidence, ...given }))).toBe(ground);
  });

  test("every source has a ground, with and without evidence", () => {
    for (const priceSource of PRICE_SOURCES)
      for (const priceEvidence of [null, nothing])
        expect(GROUNDS).toContain(groundOf(price({ priceSource, priceEvidence })));
  });
});

test("claim-19 more than a quarter on estimates is warned about, a quarter is not", () => {
  expect(warnsOfEstimates(3_781, 14_053)).toBe(true);
  expect(warnsOfEstimates(25, 100)).toBe(false);
  expect(warnsOfEstimates(0, 0)).toBe(false);
});
