import { describe, expect, it } from "vitest";
import { createMatcher } from "../src/create-matcher";
import { LABELLED_SETS, SETS_BY_NAME } from "./labelled/labelled-sets";
import { type LabelledLine, type Measures, measure } from "./labelled/measure";

const matcher = createMatcher();
const measured = new Map<string, Measures>();

/** Each set is measured once for all that is asked of it. */
function measureOf(name: string, lines: readonly LabelledLine[]): Measures {
  const measures = measured.get(name) ?? measure(matcher, lines);
  measured.set(name, measures);
  return measures;
}

const SETS = [...LABELLED_SETS, ["all", LABELLED_SETS.flatMap(([, lines]) => lines)] as const];

describe("matching-9 matching holds its floors on labelled receipt lines", () => {
  it("at least 300 lines are labelled, a third of them not gluten-free", () => {
    const all = LABELLED_SETS.flatMap(([, lines]) => lines);
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(all.filter((line) => !line.glutenFree).length / all.length).toBeGreaterThanOrEqual(0.32);
    expect(new Set(all.map(({ line }) => line)).size).toBe(all.length);
  });

  it.each(SETS)(
    "matching-9 gluten-free detection on the %s lines has an F1 of at least 0.98",
    (name, lines) => {
      const { detectionF1, misses } = measureOf(name, lines);
      expect(detectionF1, misses.join("\n")).toBeGreaterThanOrEqual(0.98);
    },
  );

  it.each(SETS)("matching-9 the category of the %s lines is right for at least 95 in 100", (name, lines) => {
    const { categoryAccuracy, misses } = measureOf(name, lines);
    expect(categoryAccuracy, misses.join("\n")).toBeGreaterThanOrEqual(0.95);
  });

  it.each(SETS)("matching-9 the match of the %s lines is right for at least 90 in 100", (name, lines) => {
    const { matchAccuracy, misses } = measureOf(name, lines);
    expect(matchAccuracy, misses.join("\n")).toBeGreaterThanOrEqual(0.9);
  });

  it.each(SETS)(
    "matching-9 of the accepted matches on the %s lines at least 97 in 100 are right",
    (name, lines) => {
      const { acceptedPrecision, misses } = measureOf(name, lines);
      expect(acceptedPrecision, misses.join("\n")).toBeGreaterThanOrEqual(0.97);
    },
  );

  it.each(SETS_BY_NAME)(
    "matching-9 the %s lines, written from names alone, reach the marks",
    (name, lines) => {
      const { detectionF1, categoryAccuracy, matchAccuracy, acceptedPrecision, misses } = measureOf(
        name,
        lines,
      );
      const message = misses.join("\n");
      expect(detectionF1, message).toBeGreaterThanOrEqual(0.99);
      expect(categoryAccuracy, message).toBeGreaterThanOrEqual(0.97);
      expect(matchAccuracy, message).toBeGreaterThanOrEqual(0.96);
      expect(acceptedPrecision, message).toBeGreaterThanOrEqual(0.98);
    },
  );

  it.each(SETS_BY_NAME)(
    "matching-26 the kind of the %s lines is right for at least 98 in 100",
    (name, lines) => {
      const { kindAccuracy, misses } = measureOf(name, lines);
      expect(kindAccuracy, misses.join("\n")).toBeGreaterThanOrEqual(0.98);
    },
  );
});
