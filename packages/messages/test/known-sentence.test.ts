import { expect, test } from "vitest";
import { sentences } from "../src/fr/sentences";
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
  ["Is it 6.99 or 8.99?", null],
])("editions-16 what a receipt keeps in English is said in French: %s", (english, french) => {
  expect(inFrench(english)).toBe(french);
});
