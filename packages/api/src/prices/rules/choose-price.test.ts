import { fractionOf } from "@gf-ledger/claim/fractions/fraction-of";
import { roundFraction } from "@gf-ledger/claim/fractions/round-fraction";
import { storedPriceOrigin } from "@gf-ledger/domain/pricing/stored-price-origin";
import { describe, expect, it } from "vitest";
import type { KnownPrices } from "../known-prices";
import { broughtToSize } from "./bought-amount";
import { carryToMonth } from "./carry-to-month";
import { choosePrice, type PricedLine } from "./choose-price";
import { daysNear, nearestPrice } from "./near-price";
import type { SeenPrice } from "./seen-price";

const seen: SeenPrice = {
  id: "seen",
  productId: "cookies",
  name: "Cookies",
  price: 595,
  size: 575,
  unit: "g",
  store: null,
  place: null,
  seenOn: "2025-06-10",
  how: "flyer",
  url: null,
  picture: false,
  receiptItemId: null,
};
const bought = { quantity: 1, size: 240, unit: "g", soldByWeight: false } as const;
const line: PricedLine = {
  price: 478,
  receiptItemId: "item",
  category: "Snacks",
  kind: "counterpart",
  customRegularPrice: null,
  bought,
  product: {
    id: "cookies",
    name: "Cookies",
    size: 575,
    unit: "g",
    price: 349,
    source: "Statistics Canada",
    asOf: "2025-06",
    estimate: false,
  },
  cataloguePrice: 349,
  scaled: false,
};
const known = (part: Partial<KnownPrices> = {}): KnownPrices => ({
  purchase: { purchaseDate: "2025-06-20", store: null },
  region: null,
  own: new Map(),
  seen: new Map(),
  pooled: new Map(),
  ...part,
});

describe("claim-5 a seen package is brought to the item's size", () => {
  it("5.95 for 575 g is 2.48 for 240 g", () => {
    const chosen = choosePrice(line, known({ seen: new Map([["cookies", [seen]]]) }), "ca");
    expect(chosen).toMatchObject({ cents: 248, source: "observation", sizeCompared: true });
  });

  it.each([
    ["of another measure", { size: 575, unit: "ml" }],
    ["without a size", { size: null, unit: null }],
    ["more than eight times as large", { size: 1930, unit: "g" }],
  ] as const)("a package %s is passed over", (_what, size) => {
    expect(broughtToSize(bought, { price: 595, ...size })).toBeNull();
  });

  it("without the item's size, package is set against package and said to be so", () => {
    const pieces = { quantity: 3, size: null, unit: null, soldByWeight: false };
    const compared = broughtToSize(pieces, seen);
    expect(compared && [roundFraction(compared.cents), compared.sizeCompared]).toEqual([1785, false]);
  });

  it("what a scale showed is compared by weight", () => {
    const weighed = { quantity: 1, size: 0.5, unit: "kg", soldByWeight: true } as const;
    const compared = broughtToSize(weighed, { price: 400, size: 1, unit: "kg" });
    expect(compared && roundFraction(compared.cents)).toBe(200);
  });
});

describe("prices-21 an average in the month of purchase", () => {
  it.each([
    ["ca", 339],
    ["us", 341],
  ] as const)("3.49 of June 2025 is, in %s in June 2024, %d cents", (country, cents) => {
    const carried = carryToMonth(fractionOf(349), country, "2025-06", "2024-06-20");
    expect(roundFraction(carried.cents)).toBe(cents);
    expect(carried.carriedBy).toMatchObject({ fromMonth: "2025-06", toMonth: "2024-06", how: "published" });
  });

  it("is measured within its month, and an estimate once carried", () => {
    const at = (purchaseDate: string) =>
      choosePrice(
        { ...line, bought: { ...bought, size: 575 } },
        known({ purchase: { purchaseDate, store: null } }),
        "ca",
      );
    expect(at("2025-06-30")).toMatchObject({ cents: 349, evidence: { estimated: false, carriedBy: null } });
    expect(at("2024-06-30")).toMatchObject({ cents: 339, evidence: { estimated: true } });
  });
});

describe("prices-38 what was printed near the purchase", () => {
  const printed = (publisher: "statcan" | "bls") =>
    storedPriceOrigin({
      code: "published",
      publisher,
      what: "Cookies",
      region: null,
      month: "2025-06",
      estimated: false,
    });
  const at = (purchaseDate: string, given: object, country: "ca" | "us" = "ca") =>
    choosePrice(
      { ...line, bought: { ...bought, size: 575 }, product: line.product && { ...line.product, ...given } },
      known({ purchase: { purchaseDate, store: null } }),
      country,
    );

  it.each([
    ["six months after", "2025-12-31", "ca", "statcan", false],
    ["six months before", "2024-12-01", "ca", "statcan", false],
    ["seven months after", "2026-01-01", "ca", "statcan", true],
    ["by the other country's office", "2025-07-01", "ca", "bls", true],
    ["in the United States", "2025-12-31", "us", "bls", false],
  ] as const)("%s the figure stands or is carried", (_what, day, country, publisher, isCarried) => {
    const { cents, evidence } = at(day, { source: printed(publisher), estimate: false }, country);
    expect([evidence.carriedBy !== null, evidence.estimated]).toEqual([isCarried, isCarried]);
    expect(cents === 349).toBe(!isCarried);
  });

  it("what was worked out from a figure is carried however near it is", () => {
    expect(at("2025-07-01", { source: printed("statcan"), estimate: true }).evidence).toMatchObject({
      carriedBy: { fromMonth: "2025-06", toMonth: "2025-07" },
    });
  });
});

describe("prices-19 the nearest price that was seen", () => {
  it.each([
    ["2025-08-31", "2025-02-28", "2026-02-28"],
    ["2026-03-14", "2025-09-14", "2026-09-14"],
  ])("counts for a purchase on %s from %s to %s", (purchaseDate, from, to) => {
    expect(daysNear(purchaseDate)).toEqual({ from, to });
  });

  it("is none without a purchase date, and never the line itself", () => {
    expect(nearestPrice([seen], bought, { purchaseDate: null, store: null })).toBeNull();
    const own = new Map([["cookies", [{ ...seen, receiptItemId: "item" }]]]);
    expect(choosePrice(line, known({ seen: own }), "ca").source).toBe("catalogue");
  });
});

describe("prices-22 every choice says what it was chosen from", () => {
  it("a return takes back its regular price, and an ingredient without a counterpart has none", () => {
    const returned = choosePrice({ ...line, kind: "return", price: -478 }, known(), "ca");
    expect(returned.cents).toBeLessThan(0);
    expect(choosePrice({ ...line, kind: "no-counterpart" }, known(), "us")).toMatchObject({
      cents: 0,
      source: "none",
      evidence: { origin: '{"code":"no-counterpart"}' },
    });
  });

  it("an estimate says so", () => {
    expect(choosePrice({ ...line, product: null, cataloguePrice: null }, known(), "ca")).toMatchObject({
      cents: 204,
      source: "estimate",
      evidence: { estimated: true, origin: '{"code":"markup","category":"Snacks"}' },
    });
  });
});
