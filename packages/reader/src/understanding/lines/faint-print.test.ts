import { describe, expect, it } from "vitest";
import type { CharChoice } from "../../ocr/word";
import { withoutFaintWords } from "./faint-print";

/** A line of words, each with how surely its letters were seen. */
function line(...words: [text: string, probability: number][]) {
  const text = words.map(([word]) => word).join(" ");
  const choices = words.flatMap(([word, probability], i): CharChoice[][] => [
    ...(i > 0 ? [[]] : []),
    ...[...word].map((letter): CharChoice[] => [[letter, probability]]),
  ]);
  return { text, choices };
}

const plainly = ({ text, choices }: ReturnType<typeof line>) =>
  withoutFaintWords(text, choices).replace(/\s+/g, " ").trim();

describe("reading-22 print that shines through from the back", () => {
  it("reading-22 is no part of a name printed plainly beside it", () => {
    expect(plainly(line(["GARLIC", 0.97], ["nodno", 0.7], ["elqs", 0.65]))).toBe("GARLIC");
    expect(plainly(line(["u0jAf", 0.5], ["BANANA", 0.98]))).toBe("BANANA");
  });

  it("reading-22 stays when the whole line is hard to read: nothing tells which print is the shop's", () => {
    expect(plainly(line(["GARIIC", 0.7], ["BVLB", 0.65]))).toBe("GARIIC BVLB");
    expect(plainly(line(["OJ", 0.99], ["PULP", 0.55]))).toBe("OJ PULP");
    expect(plainly(line(["SHELF", 0.97], ["KLABB", 0.7]))).toBe("SHELF KLABB");
  });

  it("reading-22 leaves a line seen plainly as it is, and one of which nothing is known", () => {
    expect(plainly(line(["RED", 0.95], ["PEPPERS", 0.9]))).toBe("RED PEPPERS");
    expect(withoutFaintWords("RED PEPPERS", [])).toBe("RED PEPPERS");
  });
});
