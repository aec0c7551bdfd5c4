import { describe, expect, it } from "vitest";
import type { CharChoice, OcrWord } from "../../ocr/word";
import { spellingOf } from "./spelling";

/** A word read with the given doubts: what else may be at a place in the text. */
function word(text: string, doubts: Record<number, CharChoice[]> = {}): OcrWord {
  const charChoices = [...text].map((letter, at): CharChoice[] => doubts[at] ?? [[letter, 0.97]]);
  return { text, confidence: 0.9, cx: 0, cy: 0, width: 10 * text.length, height: 20, angle: 0, charChoices };
}

describe("reading-21 letters and digits that look alike", () => {
  it("reading-21 reads a nought between letters as the letter O, however sure the recogniser was", () => {
    expect(spellingOf(word("CAN0LA 0IL"))).toBe("CANOLA OIL");
    expect(spellingOf(word("B0DY WASH"))).toBe("BODY WASH");
  });

  it("reading-21 reads digits as the letters of the one grocery word they look like", () => {
    expect(spellingOf(word("GV OR6 M1LK"))).toBe("GV ORG MILK");
    expect(spellingOf(word("6PK"))).toBe("6PK");
  });

  it("reading-21 chooses the doubtful letter that words on receipts are spelt with", () => {
    const doubt: CharChoice[] = [
      ["H", 0.5],
      ["M", 0.35],
    ];
    expect(spellingOf(word("SHAHPOO", { 3: doubt }))).toBe("SHAMPOO");
  });

  it("reading-21 leaves figures, sizes and article numbers as they are", () => {
    for (const text of ["12.60", "$6.00", "001580304512F", "2PK", "12OZ", "500ML", "24CT"])
      expect(spellingOf(word(text))).toBe(text);
  });

  it("reading-21 does not touch a letter that was seen surely and looks like no other", () => {
    const doubt: CharChoice[] = [
      ["A", 0.9],
      ["R", 0.08],
    ];
    expect(spellingOf(word("AA EGGS", { 0: doubt }))).toBe("AA EGGS");
  });

  it("reading-21 is as long as the word it spells", () => {
    for (const text of ["0RANGE 1.5L", "H0NEY (2)", "T0TAL"])
      expect(spellingOf(word(text))).toHaveLength(text.length);
  });
});
