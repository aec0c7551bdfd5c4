import { expect, test } from "vitest";
import { translatorOf } from "../src/translator";

const inEnglish = translatorOf("en-CA");
const inFrench = translatorOf("fr-CA");

test.each([
  [inEnglish("upload.reading.found", { items: 1 }), "1 item found."],
  [inEnglish("upload.reading.found", { items: 3 }), "3 items found."],
  [inFrench("upload.reading.found", { items: 1 }), "1 article trouvé."],
  [inEnglish("receipt.figures.selected", { selected: 1, items: 1 }), "1 of 1 item selected"],
  [inEnglish("receipt.figures.selected", { selected: 1, items: 2 }), "1 of 2 items selected"],
  [inFrench("receipt.figures.selected", { selected: 1, items: 1 }), "1 coché sur 1"],
  [inEnglish("adjustments.milesOf", { miles: 1 }), "1 mile"],
  [inEnglish("adjustments.milesAt", { miles: 1, cents: 21 }), "1 mile at 21 cents"],
  [inEnglish("taxSummary.products.more", { count: 1 }), "Show 1 more product"],
  [inFrench("taxSummary.products.more", { count: 1 }), "Afficher 1 autre produit"],
  [inFrench("taxSummary.products.more", { count: 2 }), "Afficher 2 autres produits"],
  [inEnglish("rates.more", { more: 1 }), "1 more is in the claim’s documents."],
  [inFrench("rates.more", { more: 1 }), "1 autre figure dans les documents de la demande."],
])("editions-28 one of a thing is said as one: %s", (message, expected) => {
  expect(message).toBe(expected);
});
