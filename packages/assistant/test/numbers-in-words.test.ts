import { expect, test } from "vitest";
import { openHelp } from "../src/local/help";
import { createLocalAssistant } from "../src/local/local-assistant";
import { testMeanings } from "./meanings";
import { productPassages } from "./product-passages";

const assistant = createLocalAssistant(openHelp({ passages: productPassages, meanings: testMeanings }));

test.each([
  ["ca", "en", "two people in one household with celiac", "2 people in one household with celiac"],
  [
    "ca",
    "en",
    "fifteen dollars a loaf, how much of it do I claim",
    "15 dollars a loaf, how much of it do I claim",
  ],
  ["us", "en", "seven years of receipts enough", "7 years of receipts enough"],
  ["us", "en", "seven and a half percent of my income", "7.5 percent of my income"],
  ["ca", "en", "medical threshold of twenty twenty-four", "medical threshold of 2024"],
  ["ca", "fr", "deux personnes cœliaques dans la maison", "2 personnes cœliaques dans la maison"],
  ["ca", "fr", "trois pour cent de mon revenu", "3 pour cent de mon revenu"],
  ["ca", "fr", "seuil de deux mille vingt-quatre", "seuil de 2024"],
] as const)(
  "chat-45 a number in words is answered as in figures (%s, %s): %s",
  async (edition, language, inWords, inFigures) => {
    const [words, figures] = await Promise.all(
      [inWords, inFigures].map((message) => assistant.answer({ message, edition, language, history: [] })),
    );
    expect(figures?.answered).toBe(true);
    expect(words).toEqual(figures);
  },
);
