import { describe, expect, test } from "vitest";
import { ctcDecode } from "./ctc-decode";

const CHARACTERS = ["", "T", "L", "É", ":", "1", " "];

/** Probabilities of one line whose steps show these classes; the blank gets the rest of each step. */
function stepsOf(classes: readonly number[], probability = 0.9): Float32Array {
  const steps = new Float32Array(classes.length * CHARACTERS.length);
  for (const [at, shown] of classes.entries()) {
    steps[at * CHARACTERS.length] = 1 - probability;
    steps[at * CHARACTERS.length + shown] = probability;
  }
  return steps;
}

const decoded = (classes: readonly number[]) => ctcDecode(stepsOf(classes), classes.length, CHARACTERS, 1);

describe("reading-35 what a line's steps say", () => {
  test("repeats are one letter unless a blank stands between them, and a space is a letter", () => {
    expect(decoded([1, 1, 0, 2, 2, 0, 2, 6, 5]).text).toBe("TLL 1");
  });

  test("each letter has its place along the line and what else it may be", () => {
    const { positions, choices, confidence } = decoded([0, 1, 0, 5]);
    expect(positions).toEqual([1.5 / 4, 3.5 / 4]);
    expect(choices.map(([likeliest]) => likeliest?.[0])).toEqual(["T", "1"]);
    expect(confidence).toBeCloseTo(0.9);
  });

  test("a space before a colon is the transcribers' habit and goes, with its place; other spaces stay", () => {
    const line = decoded([1, 6, 4, 6, 5]);
    expect(line.text).toBe("T: 1");
    expect(line.positions).toEqual([0.5 / 5, 2.5 / 5, 3.5 / 5, 4.5 / 5]);
    expect(line.choices).toHaveLength(4);
  });
});
