import { createMatcher } from "@gf-ledger/catalogue/create-matcher";
import { ANCHORS } from "@gf-ledger/catalogue/derivation/anchors";
import type { CatalogueProduct } from "@gf-ledger/catalogue/matcher";
import { PRODUCT_ROWS } from "@gf-ledger/catalogue/product-table";
import { CATALOGUE } from "@gf-ledger/catalogue/products";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { localeOf } from "@gf-ledger/domain/edition/locale";
import { type Ground, groundOf } from "@gf-ledger/domain/pricing/ground";
import { readPriceOrigin } from "@gf-ledger/domain/pricing/stored-price-origin";
import { makeReceipt } from "@gf-ledger/reader/generator/make-receipt";
import { describe, expect, test } from "vitest";
import { LABELLED_SETS } from "../../catalogue/test/labelled/labelled-sets";
import { averageEvidence, customEvidence, seenEvidence } from "../src/prices/rules/evidence-of";
import { describePriceOrigin } from "../src/prices/views/describe-price-basis";

/* What the catalogue says of the regular products that gluten-free lines are compared with most often. */

const matcher = createMatcher();
const MOST = 200;
const DAY = "2026-03-10";

const averageOf = ({ id, name, size, unit, price, basis }: CatalogueProduct, edition: Edition) => ({
  id,
  name,
  size,
  unit: unit === "each" ? ("piece" as const) : unit,
  price: price[edition],
  ...basis[edition],
});

const groundIn = (product: CatalogueProduct, edition: Edition, purchaseDate = DAY): Ground =>
  groundOf({
    priceSource: "catalogue",
    priceEvidence: averageEvidence(averageOf(product, edition), null),
    country: edition,
    purchaseDate,
  });

/** The regular products that most of the labelled gluten-free lines which start ticked are compared with. */
function mostClaimed(edition: Edition): CatalogueProduct[] {
  const claimed = new Map<string, { readonly product: CatalogueProduct; lines: number }>();
  for (const { line } of LABELLED_SETS.flatMap(([, lines]) => lines)) {
    const { startsSelected, match } = matcher.propose({ name: line }, edition);
    if (!startsSelected || match === null) continue;
    const { product } = match;
    const known = claimed.get(product.id) ?? { product, lines: 0 };
    claimed.set(product.id, { product, lines: known.lines + 1 });
  }
  return [...claimed.values()]
    .toSorted((a, b) => b.lines - a.lines)
    .slice(0, MOST)
    .map(({ product }) => product);
}

const MOST_CLAIMED = { ca: mostClaimed("ca"), us: mostClaimed("us") };
const anchorsOf = new Map(PRODUCT_ROWS.map(({ id, anchors }) => [id, anchors]));

/** Which names a food that gluten-free ones stand in for may be printed under: kinds of that food, and no other. */
const KINDS_OF_FOOD: Readonly<Record<string, RegExp>> = {
  "statcan/wheat-flour": /^(?:(?:unbleached|white|wheat|whole wheat|bread|all purpose|baking) )*flour$/,
  "statcan/white-bread": /^(?:(?:country )?white |sandwich |toasting |thin sliced )?(?:bread|loaf)$/,
  "statcan/flatbread-and-pita":
    /\b(?:flatbread|naan bread|lavash bread|pita(?:s| bread| pockets)|tortillas|wraps)$/,
  "statcan/dry-or-fresh-pasta": /(?:\bpasta|^(?:.* )?lasagna (?:noodles|sheets))$/,
  "statcan/cereal": /\bcereal(?: loops)?$/,
  "statcan/cookies-and-sweet-biscuits": /\b(?:cookies|cookie thins|cookie bites|wafers|biscuits)\b/,
  "statcan/crackers-and-crisp-breads": /\b(?:crackers?|crispbreads?)\b/,
  "statcan/frozen-pizza": /\bpizzas?$/,
  "statcan/canned-soup": /\bsoup$/,
  "statcan/meatless-burgers": /^veggie burgers$/,
};

describe("prices-44 what the catalogue says of the 200 products that most lines are compared with", () => {
  test.each([
    ["ca", 64, 136],
    ["us", 0, 200],
  ] as const)("in edition %s %d are published and %d are estimates", (edition, published, estimates) => {
    const grounds = MOST_CLAIMED[edition].map((product) => groundIn(product, edition));
    expect(grounds.filter((ground) => ground === "published")).toHaveLength(published);
    expect(grounds.filter((ground) => ground === "estimate")).toHaveLength(estimates);
  });

  test.each(["ca", "us"] as const)(
    "in edition %s one is published where an office of that country prints this product, with its month",
    (edition) => {
      const own = { ca: "=statcan/", us: "=bls/" }[edition];
      for (const product of MOST_CLAIMED[edition]) {
        const origin = readPriceOrigin(product.basis[edition].source);
        if (origin?.code !== "published") throw new Error(`${product.id} has no figure.`);
        const anchor = anchorsOf.get(product.id)?.[edition] ?? "";
        const isPrinted = anchor.startsWith(own);
        const isRecent = origin.month >= "2024-03";
        expect([product.id, groundIn(product, edition)]).toEqual([
          product.id,
          isPrinted && isRecent ? "published" : "estimate",
        ]);
        const figure = ANCHORS.get(anchor.slice(1));
        if (!isPrinted || !figure) continue;
        expect(product.price[edition]).toBe(Math.round(figure.dollars * 100));
        const said = describePriceOrigin(product.basis[edition].source, localeOf(edition, "en"));
        for (const part of [figure.what, figure.asOf]) expect(said).toContain(part);
      }
    },
  );

  test("what an office prints for one food stands for kinds of that food alone", () => {
    const printed = CATALOGUE.flatMap(({ id, name }) => {
      const anchor = anchorsOf.get(id)?.ca ?? "";
      return anchor.startsWith("=") ? [{ name: name.toLowerCase(), food: anchor.slice(1) }] : [];
    });
    const others = printed.filter(({ name, food }) => KINDS_OF_FOOD[food]?.test(name) === false);
    expect(others).toEqual([]);
    const foods = MOST_CLAIMED.ca
      .filter((product) => groundIn(product, "ca") === "published")
      .map(({ id }) => anchorsOf.get(id)?.ca.slice(1));
    expect([...new Set(foods)].sort()).toEqual(Object.keys(KINDS_OF_FOOD).sort());
  });

  test("none is published for a purchase of 25 months before or after its figure", () => {
    for (const day of ["2024-06-10", "2028-08-10"])
      for (const product of MOST_CLAIMED.ca) expect(groundIn(product, "ca", day)).toBe("estimate");
  });

  test.each(["ca", "us"] as const)(
    "a price of one's own makes each of edition %s evidence or one's word",
    (country) => {
      for (const product of MOST_CLAIMED[country]) {
        const { id: productId, name, size, unit, price } = averageOf(product, country);
        const seen = {
          id: "seen",
          productId,
          name,
          size,
          unit,
          price,
          place: null,
          seenOn: DAY,
          url: null,
          receiptItemId: null,
        };
        const of = (store: string | null) =>
          groundOf({
            priceSource: "observation",
            priceEvidence: seenEvidence({ ...seen, store, how: "shelf-tag", picture: false }),
            country,
            purchaseDate: DAY,
          });
        expect([of("Maple Grocer"), of(null)]).toEqual(["evidence", "yourWord"]);
        const typed = customEvidence(price);
        expect(groundOf({ priceSource: "custom", priceEvidence: typed, country, purchaseDate: DAY })).toBe(
          "yourWord",
        );
      }
    },
  );
});

describe("prices-45 years of a household that sets no price of its own", () => {
  const SHOPS = ["superstore", "small-grocer", "natural-foods", "multi-buy"] as const;
  const TRIPS = 12;
  const HOUSEHOLDS = 40;
  const LOOKED_UP = 5;

  /** What each product adds to one household's year of four receipts a month, in dollars, and on which ground. */
  function yearOf(household: number) {
    const rows = new Map<string, { amount: number; readonly ground: Ground }>();
    for (let month = 0; month < TRIPS; month += 1)
      for (const [shop, layout] of SHOPS.entries()) {
        const { truth } = makeReceipt(layout, 10_000 + household * 100 + month * SHOPS.length + shop);
        for (const { name, price, paid, quantity = 1 } of truth.items) {
          const { startsSelected, match, regularPrice } = matcher.propose({ name, quantity }, "ca");
          if (!startsSelected || match === null || regularPrice === null) continue;
          const row = rows.get(name) ?? { amount: 0, ground: groundIn(match.product, "ca") };
          row.amount += Number(paid ?? price) - regularPrice / 100;
          rows.set(name, row);
        }
      }
    return [...rows.values()].filter(({ amount }) => amount > 0);
  }
  const sumOf = (rows: readonly { readonly amount: number }[]) =>
    rows.reduce((sum, row) => sum + row.amount, 0);

  test("at most half of them rests on estimates, and after five look-ups less than a quarter of each", () => {
    const years = Array.from({ length: HOUSEHOLDS }, (_, household) => yearOf(household));
    const estimatesOf = (rows: ReturnType<typeof yearOf>) =>
      rows.filter(({ ground }) => ground === "estimate").toSorted((a, b) => b.amount - a.amount);
    const before = sumOf(years.flatMap(estimatesOf)) / sumOf(years.flat());
    expect(before).toBeLessThanOrEqual(0.5);
    expect(before).toBeCloseTo(0.495, 3);
    const single = years.map((rows) => sumOf(estimatesOf(rows)) / sumOf(rows));
    expect(Math.min(...single)).toBeCloseTo(0.358, 3);
    expect(Math.max(...single)).toBeCloseTo(0.601, 3);
    for (const rows of years) {
      const left = sumOf(estimatesOf(rows).slice(LOOKED_UP)) / sumOf(rows);
      expect(left).toBeLessThan(0.25);
    }
  });
});
