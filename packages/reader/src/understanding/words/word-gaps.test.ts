import { describe, expect, test } from "vitest";
import type { OcrWord } from "../../ocr/word";
import { withWordGaps } from "./word-gaps";

/** A word whose letters are one step apart, with one step more after each of `wide`. */
function printed(text: string, wide: readonly number[] = []): OcrWord {
  let at = 0;
  const steps = [...text].map((_, index) => (at += wide.includes(index) ? 2 : 1));
  const charPositions = steps.map((step) => step / (at + 1));
  const charChoices = [...text].map((character): [string, number][] => [[character, 0.99]]);
  return {
    text,
    confidence: 0.99,
    cx: 100,
    cy: 100,
    width: 200,
    height: 20,
    angle: 0,
    charPositions,
    charChoices,
  };
}

describe("names as they are printed", () => {
  test("two words read as one are told apart where the print leaves a gap", () => {
    const { text, charPositions, charChoices } = withWordGaps(printed("GF PENNEPASTA", [8]));
    expect(text).toBe("GF PENNE PASTA");
    expect(charPositions).toHaveLength(text.length);
    expect(charPositions).toEqual([...(charPositions ?? [])].sort((a, b) => a - b));
    expect(charChoices?.[8]).toEqual([[" ", 1]]);
  });

  test("a compound without a gap stays one word", () => {
    expect(withWordGaps(printed("BLACKBEANS")).text).toBe("BLACKBEANS");
  });

  test("a word that is known stays whole, whatever the print", () => {
    expect(withWordGaps(printed("BUTTERMILK", [6])).text).toBe("BUTTERMILK");
  });

  test("a gap behind letters that make no word is left alone", () => {
    expect(withWordGaps(printed("HARTLANDX", [5])).text).toBe("HARTLANDX");
  });
});
