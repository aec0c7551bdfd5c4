import { expect, test } from "vitest";
import { yearsAsFigures } from "./numbers-in-words";

test.each([
  ["the threshold of twenty twenty-four", "the threshold of 2024"],
  ["what about two thousand and twenty three", "what about 2023"],
  ["in twenty twenty", "in 2020"],
  ["le seuil de deux mille vingt-quatre", "le seuil de 2024"],
  ["pour vingt vingt-cinq", "pour 2025"],
  ["seven and a half percent of my income", "7.5 percent of my income"],
  ["sept et demi pour cent de mon revenu", "7,5 pour cent de mon revenu"],
  ["twenty two receipts", "twenty two receipts"],
  ["twenty loaves of twenty dollars", "twenty loaves of twenty dollars"],
  ["vingt-deux reçus", "vingt-deux reçus"],
  ["two thousand dollars", "two thousand dollars"],
  ["deux mille dollars", "deux mille dollars"],
])("chat-45 a year or a share in words is read as figures: %s", (text, read) => {
  expect(yearsAsFigures(text)).toBe(read);
});
