import { expect, test } from "vitest";
import type { OcrWord } from "../word";
import { withoutShowThrough } from "./show-through";

const FRONT = 0.7;
const BACK = 0.1;

/** A word on a line of the page (20 pixels each), its parts with the ink that they have. */
function word(line: number, ...parts: [text: string, ink: number][]): OcrWord {
  const text = parts.map(([part]) => part).join("");
  const units = text.split("");
  return {
    text,
    confidence: 0.9,
    cx: 100,
    cy: 20 * line,
    width: 10 * text.length,
    height: 16,
    angle: 0,
    charPositions: units.map((_, at) => (at + 0.5) / text.length),
    charChoices: units.map((unit) => [[unit, unit === "q" ? 0.3 : 0.96]]),
    charInk: parts.flatMap(([part, ink]) => part.split("").map(() => ink)),
  };
}

const textsOf = (...words: OcrWord[]) => withoutShowThrough(words).map(({ text }) => text);

test("reading-22 print with a fraction of the ink around it is left out, before, behind and between", () => {
  expect(
    textsOf(
      word(1, ["GF TORTILLA WRAPS", FRONT], [" UOY TUO&A", BACK]),
      word(2, ["r", BACK], ["GARLIC 3PK", FRONT], ["O9T", BACK]),
      word(3, ["SUBTOTAL", FRONT], ["22323M 32", BACK], ["83.94", FRONT]),
      word(4, ["JJIT 3HT", BACK]),
    ),
  ).toEqual(["GF TORTILLA WRAPS", "GARLIC 3PK", `SUBTOTAL${" ".repeat(9)}83.94`, ""]);
});

test("reading-22 what stays has its own place on the page, and is as sure as its own letters", () => {
  const [kept] = withoutShowThrough([word(1, ["OK ", BACK], ["BREAD", FRONT], ["qq", BACK])]);
  expect(kept).toMatchObject({ text: "BREAD", cx: 105, width: 50 });
  expect(kept?.confidence).toBeCloseTo(0.96);
  expect(kept?.charPositions?.map((position) => position.toFixed(1))).toEqual([
    "0.1",
    "0.3",
    "0.5",
    "0.7",
    "0.9",
  ]);
  expect(kept?.charChoices).toHaveLength(5);
  expect(kept).not.toHaveProperty("charInk");
});

test("reading-22 a receipt that fades from line to line stays whole, and so do its points and signs", () => {
  const fading = Array.from({ length: 30 }, (_, line) => word(line, ["RICE 3.99", 0.8 * 0.93 ** line]));
  expect(textsOf(...fading)).toEqual(fading.map(({ text }) => text));
  const signs = word(1, ["1", FRONT], [".", BACK], ["99", FRONT], ["*", BACK]);
  expect(textsOf(signs)).toEqual(["1.99*"]);
});

test("reading-22 letters worn away little by little stay", () => {
  const worn = word(1, ["07/", 0.7], ["2", 0.13], ["4", 0.3], ["/2012", 0.7]);
  expect(textsOf(worn, word(2, ["TOTAL 12.00", 0.7]))).toEqual(["07/24/2012", "TOTAL 12.00"]);
});

test("reading-22 words of which no ink is known stay as they are", () => {
  const { charInk: _, ...known } = word(1, ["BREAD", BACK]);
  expect(withoutShowThrough([known, word(2, ["MILK", FRONT])])[0]).toEqual(known);
});
