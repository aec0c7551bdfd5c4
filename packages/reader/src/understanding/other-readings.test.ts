import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import type { CharChoice } from "../ocr/word";
import { understandPage } from "./understand-page";

/** The page's reading; in each word named, the recogniser thought these characters possible at a place. */
function read(text: string, seen: Readonly<Record<string, Record<number, CharChoice[]>>> = {}) {
  const page = pageOf(text);
  const words = page.words.map((word) => {
    const doubts = seen[word.text];
    if (!doubts) return word;
    const charChoices = [...word.text].map((letter, at) => doubts[at] ?? [[letter, 0.99] as const]);
    return { ...word, confidence: 0.6, charChoices };
  });
  return understandPage({ ...page, words });
}

const othersOf = (reading: ReturnType<typeof read>, index: number) =>
  reading.issues.find(({ itemIndex }) => itemIndex === index)?.others;

describe("reading-54 what else a line in doubt may say", () => {
  it("reading-54 tells the prices of both lines of which either would make the receipt add up", () => {
    const reading = read(`
CORNER FOODS
APPLES                 3.99
PEARS                  3.99
PLUMS                  1.50
SUBTOTAL              14.48
TAX                    0.00
TOTAL                 14.48`);
    expect(reading.items.map(({ price }) => price)).toEqual([399, 399, 150]);
    for (const [index, name] of ["APPLES", "PEARS"].entries()) {
      expect(othersOf(reading, index)?.[0]).toEqual({ name, cents: 899 });
    }
    expect(reading.issues.find(({ itemIndex }) => itemIndex === 0)?.message).toBe(
      'sentences.priceMayDiffer {"name":"APPLES"}',
    );
    expect(othersOf(reading, 2)).toBeUndefined();
  });

  it("reading-54 tells what was printed where the sums chose another price", () => {
    const reading = read("CORNER FOODS\nCELERY  2.47\nCOVER   4.93\nTOTAL   7.45");
    expect(reading.items[1]?.price).toBe(498);
    expect(othersOf(reading, 1)).toEqual([{ name: "COVER", cents: 493 }]);
  });

  it("reading-54 tells the two likeliest of the digits and letters that the recogniser thought possible", () => {
    const reading = read("CORNER FOODS\nMELON   2.47\nJAM     3.00", {
      MELON: {
        0: [
          ["M", 0.5],
          ["N", 0.3],
        ],
      },
      "2.47": {
        3: [
          ["7", 0.5],
          ["1", 0.45],
          ["9", 0.006],
        ],
      },
    });
    expect(othersOf(reading, 0)).toEqual([
      { name: "MELON", cents: 241 },
      { name: "NELON", cents: 247 },
    ]);
  });

  it("reading-54 keeps a line's own discount in what it would have cost", () => {
    const reading = read("CORNER FOODS\nOAT BREAD   5.93\nCOUPON      1.00-\nJAM   3.00\nTOTAL   7.98");
    expect(reading.items[0]?.price).toBe(498);
    expect(othersOf(reading, 0)).toEqual([{ name: "OAT BREAD", cents: 493 }]);
  });

  it("reading-54 tells nothing of lines that are not in doubt", () => {
    const reading = read("CORNER FOODS\nAPPLES   3.99\nPEARS    4.99\nTOTAL    8.98");
    expect(reading.issues.some(({ others }) => others)).toBe(false);
  });
});
