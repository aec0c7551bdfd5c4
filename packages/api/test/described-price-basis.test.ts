import type { PriceBasis } from "@gf-ledger/domain/pricing/price-basis";
import { storedPriceBasis } from "@gf-ledger/domain/pricing/price-basis-schema";
import type { PriceOrigin } from "@gf-ledger/domain/pricing/price-origin";
import { publishedIn, storedPriceOrigin } from "@gf-ledger/domain/pricing/stored-price-origin";
import { typographyFaults } from "@gf-ledger/messages/french-typography";
import { describe, expect, test } from "vitest";
import { codedPriceOrigin } from "../src/prices/views/coded-price-origin";
import { describePriceBasis, describePriceOrigin } from "../src/prices/views/describe-price-basis";
import { evidenceText } from "../src/tax-report/views/evidence-text";
import { seen } from "./support/logged";

const inFrench = (basis: PriceBasis) => describePriceBasis(storedPriceBasis(basis), "fr-CA");
const inEnglish = (basis: PriceBasis) => describePriceBasis(storedPriceBasis(basis), "en-CA");

const product = "White Bread";
const regular = { size: 675, unit: "g" } as const;
const to500 = { times: 1, regular, to: { size: 500, unit: "g" } } as const;
const STATCAN = "Statistics Canada, table 18-10-0245-01: White bread, 675 grams (2026-07)";
const FIGURE = {
  code: "published",
  publisher: "statcan",
  what: "White bread, 675 grams",
  region: null,
  month: "2026-07",
  estimated: false,
} as const;
const carriedBy = {
  fromMonth: "2026-07",
  toMonth: "2026-03",
  fromLevel: 190.1,
  toLevel: 188.4,
  how: "nearest",
} as const;

describe("claim-27 where a regular price comes from is said in each language from its codes and figures", () => {
  test.each<[string, PriceBasis, string, string]>([
    [
      "a price that was seen",
      {
        code: "seen",
        product,
        price: 349,
        size: to500,
        store: "Maple Grocer",
        place: "Gatineau",
        knownOn: "2026-03-01",
        origin: storedPriceOrigin({ code: "seen", how: "shelf-tag", url: null }),
      },
      "White Bread for 3.49, 675 g brought to 500 g. Seen at Maple Grocer, Gatineau on March 1, 2026: a shelf tag.",
      "Pain blanc à 3,49\u00A0$, 675\u00A0g, prix ramené à 500\u00A0g. Vu chez Maple Grocer, Gatineau le 1er mars 2026\u00A0: une étiquette de tablette.",
    ],
    [
      "an own price, for several packages",
      { code: "own", product, size: { ...to500, times: 3 } },
      "Your own price of White Bread, 675 g brought to 3 × 500 g.",
      "Votre propre prix\u00A0: pain blanc, 675\u00A0g, prix ramené à 3 × 500\u00A0g.",
    ],
    [
      "a published average that an index carried",
      {
        code: "average",
        product,
        size: to500,
        origin: storedPriceOrigin(FIGURE),
        estimate: false,
        carriedBy,
      },
      `Average price of White Bread, 675 g brought to 500 g. Measured: ${STATCAN}. Brought from 2026-07 to 2026-03 by the food price index (190.1 to 188.4, the nearest months known), so an estimate.`,
      "Prix moyen\u00A0: pain blanc, 675\u00A0g, prix ramené à 500\u00A0g. Mesuré\u00A0: Statistique Canada, tableau 18-10-0245-01\u00A0: Pain blanc, 675 grammes (2026-07). " +
        "Ramené de juillet 2026 à mars 2026 par l’indice des prix des aliments (de 190,1 à 188,4, les mois connus les plus proches)\u00A0: c’est donc une estimation.",
    ],
    [
      "an average that was estimated",
      {
        code: "average",
        product,
        size: to500,
        origin: storedPriceOrigin({ ...FIGURE, estimated: true }),
        estimate: true,
        carriedBy: null,
      },
      `Average price of White Bread, 675 g brought to 500 g. Estimated from ${STATCAN}.`,
      "Prix moyen\u00A0: pain blanc, 675\u00A0g, prix ramené à 500\u00A0g. Estimé à partir de\u00A0: Statistique Canada, tableau 18-10-0245-01\u00A0: Pain blanc, 675 grammes (2026-07).",
    ],
    [
      "as many pieces as the regular package holds, by another name of the piece",
      {
        code: "own",
        product,
        size: { times: 1, regular: { size: 12, unit: "each" }, to: { size: 12, unit: "piece" } },
      },
      "Your own price of White Bread, 12 pieces.",
      "Votre propre prix\u00A0: pain blanc, 12\u00A0unités.",
    ],
    [
      "a single piece beside several",
      {
        code: "own",
        product,
        size: { times: 1, regular: { size: 1, unit: "each" }, to: { size: 2, unit: "piece" } },
      },
      "Your own price of White Bread, 1 piece brought to 2 pieces.",
      "Votre propre prix\u00A0: pain blanc, 1\u00A0unité, prix ramené à 2\u00A0unités.",
    ],
    [
      "a pooled median",
      {
        code: "pooled",
        product,
        size: { times: 2, regular, to: null },
        pooled: { people: 12, receipts: 1400, region: "CA-ON", month: "2026-03" },
      },
      "Median price of White Bread, 2 × 675 g: 12 people on 1400 receipts in Ontario, 2026-03.",
      "Prix médian\u00A0: pain blanc, 2 × 675\u00A0g (12 personnes sur 1400 reçus, en Ontario, mars 2026).",
    ],
    [
      "a price brought to another size by a change",
      { code: "resized", product, from: regular, times: 3, to: { size: 16, unit: "fl-oz" } },
      "Price of White Bread, 675 g brought to 3 × 16 fl-oz.",
      "Prix du produit courant (pain blanc), 675\u00A0g, ramené à 3 × 16\u00A0fl-oz.",
    ],
    [
      "the usual markup",
      { code: "source", source: "estimate" },
      "An estimate: the gluten-free price divided by its category's usual markup.",
      "Une estimation\u00A0: le prix sans gluten divisé par l’écart habituel de sa catégorie.",
    ],
    [
      "nothing to compare with, in Canada",
      { code: "counted", canadian: true },
      "There is no regular counterpart, so the whole price counts. No text of the CRA was found that lets an item without a regular counterpart count in full.",
      "Il n’y a pas de produit comparable\u00A0: le prix entier compte. Aucun texte de l’ARC permettant de compter en entier un article sans produit comparable n’a été trouvé.",
    ],
    [
      "nothing to compare with, and not counted",
      { code: "not-counted", canadian: false },
      "There is no regular counterpart, and you have not chosen to count it.",
      "Il n’y a pas de produit comparable, et vous n’avez pas choisi de compter son prix.",
    ],
  ])("claim-27 %s", (_what, basis, english, french) => {
    expect(inEnglish(basis)).toBe(english);
    expect(inFrench(basis)).toBe(french);
    // A published figure keeps its own name, whose colon is English.
    expect(typographyFaults(french)).toEqual([]);
  });

  test.each(["As kept.", '{"code":"unheard-of"}', "{not JSON"])(
    "editions-16 what fits no code stays as it is kept: %s",
    (kept) => {
      expect(describePriceBasis(kept, "fr-CA")).toBe(kept);
      expect(inFrench({ code: "kept", text: kept })).toBe(kept);
    },
  );

  test.each<[PriceOrigin, english: string, french: string]>([
    [FIGURE, STATCAN, "Statistique Canada, tableau 18-10-0245-01\u00A0: Pain blanc, 675 grammes (2026-07)"],
    [
      { ...FIGURE, region: "CA-BC", estimated: true },
      "Estimated from Statistics Canada, table 18-10-0245-01: White bread, 675 grams, British Columbia (2026-07)",
      "Estimé à partir de\u00A0: Statistique Canada, tableau 18-10-0245-01\u00A0: Pain blanc, 675 grammes, Colombie-Britannique (2026-07)",
    ],
    [{ code: "seen", how: "flyer", url: null }, "a flyer", "une circulaire"],
    [
      { code: "seen", how: "web", url: "https://shop.example/a" },
      "https://shop.example/a",
      "https://shop.example/a",
    ],
    [
      { code: "median", people: 12, receipts: 1400 },
      "Median of 12 people's prices on 1400 receipts",
      "Médiane des prix de 12 personnes sur 1400 reçus",
    ],
    [
      { code: "markup", category: "Snacks" },
      "The usual markup of Snacks",
      "L’écart habituel de la catégorie Collations",
    ],
    [{ code: "set-for-item" }, "Set by you for this item", "Fixé par vous pour cet article"],
    [{ code: "set-for-product" }, "Your own price for the product", "Votre propre prix pour ce produit"],
    [{ code: "no-counterpart" }, "No regular counterpart", "Aucun produit comparable"],
    [{ code: "kept", text: "As kept." }, "As kept.", "As kept."],
  ])("prices-35 an origin is a code with values, said in each language: %j", (origin, english, french) => {
    const stored = storedPriceOrigin(origin);
    expect(describePriceOrigin(stored, "en-US")).toBe(english);
    expect(describePriceOrigin(stored, "fr-CA")).toBe(french);
    expect(
      codedPriceOrigin(english, origin.code === "published" && origin.region ? "British Columbia" : null),
    ).toBe(stored);
  });

  test.each([
    "A published average",
    "Estimated from my neighbour (2026-07)",
    "Median of some people's prices",
  ])("prices-35 an older origin that no code says stays, marked as kept: %s", (text) => {
    expect(JSON.parse(codedPriceOrigin(text, null))).toEqual({ code: "kept", text });
  });

  test("prices-35 a published figure names its office's country, and no other origin has one", () => {
    expect(publishedIn(storedPriceOrigin(FIGURE))).toBe("ca");
    expect(publishedIn(storedPriceOrigin({ ...FIGURE, publisher: "ers-fv" }))).toBe("us");
    expect(publishedIn(storedPriceOrigin({ code: "set-for-item" }))).toBeNull();
    expect(publishedIn(STATCAN)).toBeNull();
  });
});

test("prices-22 what a price was chosen from is told in French with the same figures", () => {
  const evidence = seen(349, 675, "g", {
    origin: storedPriceOrigin({ code: "seen", how: "flyer", url: null }),
    carriedBy,
  });
  expect(evidenceText(evidence, "en-CA")).toBe(
    "White Bread; 675 g at 3.49; Maple Grocer; 2026-03-01; a flyer; carried from 2026-07 (index 190.1) to 2026-03 (index 188.4), by the nearest published month",
  );
  expect(evidenceText(evidence, "fr-CA")).toBe(
    "pain blanc; 675\u00A0g à 3,49\u00A0$; Maple Grocer; 2026-03-01; une circulaire; ramené de 2026-07 (indice 190,1) à 2026-03 (indice 188,4), par le mois publié le plus proche",
  );
});
