import { expect, test } from "vitest";
import { sentences } from "../src/fr/sentences";
import { keptSentence } from "../src/kept-sentence";
import { filledIn, knownSentence } from "../src/known-sentence";

const inFrench = (english: string) => {
  const known = knownSentence(english);
  return known && filledIn(sentences[known.key], known.values);
};

test.each([
  ["The total could not be read.", "Le total n’a pas pu être lu."],
  [
    "“GF BREAD (2)” was hard to read; please check it.",
    "«\u00A0GF BREAD (2)\u00A0» était difficile à lire; veuillez vérifier.",
  ],
  ["Kinnikinnick makes only gluten-free food", "Kinnikinnick ne fabrique que des aliments sans gluten"],
  [
    "Price of White Bread, 675 g brought to 3 × 400 g.",
    "Prix du produit courant (White Bread), 675 g ramenés à 3 × 400 g.",
  ],
  ["Price of the regular product, 1 kg brought to 300 g.", "Prix du produit courant, 1 kg ramenés à 300 g."],
  ["Taken in from achats.csv", "Importé du fichier achats.csv"],
  ["The import of achats.csv was undone", "L’importation du fichier achats.csv a été annulée"],
  ["Claimed by choice.", "Demandé par choix."],
  ["Is it 6.99 or 8.99?", null],
])("editions-16 what a receipt keeps in English is said in French: %s", (english, french) => {
  expect(inFrench(english)).toBe(french);
});

test("editions-16 a reason behind a kept sentence is said in French too, and a person's own words stay", () => {
  const kept = "Claimed by choice. This is not food, so it is never claimable.";
  expect(keptSentence(kept, "fr")).toBe(
    "Demandé par choix. Ce n’est pas un aliment\u00A0: il n’est jamais admissible.",
  );
  expect(keptSentence("Claimed by choice. My dog ate it.", "fr")).toBe("Demandé par choix. My dog ate it.");
  expect(keptSentence(kept, "en")).toBe(kept);
});
