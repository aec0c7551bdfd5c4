import { typographyFaults } from "@gf-ledger/messages/french-typography";
import { describe, expect, test } from "vitest";
import { keptOrigin, type LoggedPrice, saidPriceBasis } from "../src/prices/said-price-basis";
import { evidenceText } from "../src/tax-report/evidence-text";
import { NO_CANADIAN_TEXT } from "../src/tax-report/no-canadian-text";
import { seen } from "./support/logged";

const LINE: LoggedPrice = {
  priceSource: "observation",
  priceEvidence: null,
  priceBasis: null,
  quantity: 1,
  size: 500,
  unit: "g",
  soldByWeight: false,
  sizeCompared: true,
};
const inFrench = (given: Partial<LoggedPrice>) => saidPriceBasis({ ...LINE, ...given }, "fr-CA");

const STATCAN = "Statistics Canada, table 18-10-0245-01: White bread, 675 grams (2026-07)";
const carriedBy = {
  fromMonth: "2026-07",
  toMonth: "2026-03",
  fromLevel: 190.1,
  toLevel: 188.4,
  how: "nearest",
} as const;

describe("claim-27 where a regular price comes from is said in French anew", () => {
  test.each<[string, Partial<LoggedPrice>, string]>([
    [
      "a price that was seen",
      { priceEvidence: seen(349, 675, "g", { place: "Gatineau", origin: "a shelf tag" }) },
      "Pain blanc à 3,49\u00A0$, 675\u00A0g ramenés à 500\u00A0g. Vu chez Maple Grocer, Gatineau le 1er mars 2026\u00A0: une étiquette de tablette.",
    ],
    [
      "an own price, for several packages",
      { priceSource: "own", quantity: 3, priceEvidence: seen(349, 675, "g") },
      "Votre propre prix\u00A0: pain blanc, 675\u00A0g ramenés à 3 × 500\u00A0g.",
    ],
    [
      "a published average that an index carried",
      { priceSource: "catalogue", priceEvidence: seen(349, 675, "g", { origin: STATCAN, carriedBy }) },
      "Prix moyen\u00A0: pain blanc, 675\u00A0g ramenés à 500\u00A0g. Mesuré\u00A0: Statistique Canada, tableau 18-10-0245-01\u00A0: White bread, 675 grams (2026-07). " +
        "Ramené de juillet 2026 à mars 2026 par l’indice des prix des aliments (de 190,1 à 188,4, les mois connus les plus proches)\u00A0: c’est donc une estimation.",
    ],
    [
      "an average that was estimated",
      {
        priceSource: "catalogue",
        priceEvidence: seen(349, 675, "g", { origin: `Estimated from ${STATCAN}` }),
      },
      "Prix moyen\u00A0: pain blanc, 675\u00A0g ramenés à 500\u00A0g. Estimé à partir de\u00A0: Statistique Canada, tableau 18-10-0245-01\u00A0: White bread, 675 grams (2026-07).",
    ],
    [
      "goods sold by weight",
      {
        priceSource: "own",
        quantity: 1.245,
        size: 1,
        unit: "kg",
        soldByWeight: true,
        priceEvidence: seen(1100, 1, "kg"),
      },
      "Votre propre prix\u00A0: pain blanc, 1\u00A0kg ramenés à 1,245\u00A0kg.",
    ],
    [
      "the usual markup",
      {
        priceSource: "estimate",
        priceBasis: "An estimate: the gluten-free price divided by its category's usual markup.",
      },
      "Une estimation\u00A0: le prix sans gluten divisé par l’écart habituel de sa catégorie.",
    ],
    ["a price of the person's", { priceSource: "custom" }, "Vous avez fixé ce prix pour ce reçu."],
    [
      "nothing to compare with, in Canada",
      {
        priceSource: "none",
        priceBasis: `There is no regular counterpart, so the whole price counts. ${NO_CANADIAN_TEXT}`,
      },
      "Il n’y a pas de produit comparable\u00A0: le prix entier compte. Aucun texte de l’ARC permettant de compter en entier un article sans produit comparable n’a été trouvé.",
    ],
  ])("claim-27 %s", (_what, given, french) => {
    expect(inFrench(given)).toBe(french);
    // A published figure keeps its own name, whose colon is English.
    expect(typographyFaults(french)).toEqual([]);
  });

  test("editions-16 a sentence that no evidence stands behind any more stays as it is kept", () => {
    const priceBasis = "Your own price of Whole wheat bread, 675 g.";
    expect(inFrench({ priceSource: "own", priceBasis })).toBe(priceBasis);
  });

  test("claim-27 a reader of English gets the sentence that is kept", () => {
    const kept = { ...LINE, priceEvidence: seen(349, 675, "g"), priceBasis: "As kept." };
    expect(saidPriceBasis(kept, "en-CA")).toBe("As kept.");
    expect(keptOrigin(STATCAN, "en-US")).toBe(STATCAN);
  });
});

test("prices-22 what a price was chosen from is told in French with the same figures", () => {
  const evidence = seen(349, 675, "g", { origin: "a flyer", carriedBy });
  expect(evidenceText(evidence, "en-CA")).toBe(
    "White Bread; 675 g at 3.49; Maple Grocer; 2026-03-01; a flyer; carried from 2026-07 (index 190.1) to 2026-03 (index 188.4), by the nearest published month",
  );
  expect(evidenceText(evidence, "fr-CA")).toBe(
    "pain blanc; 675\u00A0g à 3,49\u00A0$; Maple Grocer; 2026-03-01; une circulaire; ramené de 2026-07 (indice 190,1) à 2026-03 (indice 188,4), par le mois publié le plus proche",
  );
});
