import { describe, expect, it } from "vitest";
import { createMatcher } from "../src/create-matcher";
import { ARCADE_LINES } from "./labelled/arcade-lines";
import { CORNER_LINES } from "./labelled/corner-lines";
import { DEPOT_LINES } from "./labelled/depot-lines";
import { FRESH_LINES } from "./labelled/fresh-lines";
import { KEPT_LINES } from "./labelled/kept-lines";
import { LATER_LINES } from "./labelled/later-lines";
import { MARKET_LINES } from "./labelled/market-lines";
import { measure, parseLines } from "./labelled/measure";
import { PASSING_LINES } from "./labelled/passing-lines";
import { PLAZA_LINES } from "./labelled/plaza-lines";
import { QUEBEC_LINES } from "./labelled/quebec-lines";
import { STRANGER_LINES } from "./labelled/stranger-lines";
import { STREET_LINES } from "./labelled/street-lines";
import { TUNED_LINES } from "./labelled/tuned-lines";
import { UNSEEN_LINES } from "./labelled/unseen-lines";
import { VILLAGE_LINES } from "./labelled/village-lines";
import { VISITING_LINES } from "./labelled/visiting-lines";

const matcher = createMatcher();
const SETS = [
  ["tuned", parseLines(TUNED_LINES)],
  ["kept", parseLines(KEPT_LINES)],
  ["fresh", parseLines(FRESH_LINES)],
  ["once unseen", parseLines(UNSEEN_LINES)],
  ["later", parseLines(LATER_LINES)],
  ["stranger", parseLines(STRANGER_LINES)],
  ["passing", parseLines(PASSING_LINES)],
  ["visiting", parseLines(VISITING_LINES)],
  ["corner", parseLines(CORNER_LINES)],
  ["market", parseLines(MARKET_LINES)],
  ["depot", parseLines(DEPOT_LINES)],
  ["street", parseLines(STREET_LINES)],
  ["plaza", parseLines(PLAZA_LINES)],
  ["quebec", parseLines(QUEBEC_LINES)],
  ["arcade", parseLines(ARCADE_LINES)],
  ["village", parseLines(VILLAGE_LINES)],
  [
    "all",
    [
      TUNED_LINES,
      KEPT_LINES,
      FRESH_LINES,
      UNSEEN_LINES,
      LATER_LINES,
      STRANGER_LINES,
      PASSING_LINES,
      VISITING_LINES,
      CORNER_LINES,
      MARKET_LINES,
      DEPOT_LINES,
      STREET_LINES,
      PLAZA_LINES,
      QUEBEC_LINES,
      ARCADE_LINES,
      VILLAGE_LINES,
    ].flatMap(parseLines),
  ],
] as const;

describe("matching-9 matching holds its floors on labelled receipt lines", () => {
  it("at least 300 lines are labelled, a third of them not gluten-free", () => {
    const all = SETS.slice(0, -1).flatMap(([, lines]) => lines);
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(all.filter((line) => !line.glutenFree).length / all.length).toBeGreaterThanOrEqual(0.32);
    expect(new Set(all.map(({ line }) => line)).size).toBe(all.length);
  });

  it.each(SETS)(
    "matching-9 gluten-free detection on the %s lines has an F1 of at least 0.98",
    (_name, lines) => {
      const { detectionF1, misses } = measure(matcher, lines);
      expect(detectionF1, misses.join("\n")).toBeGreaterThanOrEqual(0.98);
    },
  );

  it.each(SETS)("matching-9 the category of the %s lines is right for at least 95 in 100", (_name, lines) => {
    const { categoryAccuracy, misses } = measure(matcher, lines);
    expect(categoryAccuracy, misses.join("\n")).toBeGreaterThanOrEqual(0.95);
  });

  it.each(SETS)("matching-9 the match of the %s lines is right for at least 90 in 100", (_name, lines) => {
    const { matchAccuracy, misses } = measure(matcher, lines);
    expect(matchAccuracy, misses.join("\n")).toBeGreaterThanOrEqual(0.9);
  });

  it.each(SETS)(
    "matching-9 of the accepted matches on the %s lines at least 97 in 100 are right",
    (_name, lines) => {
      const { acceptedPrecision, misses } = measure(matcher, lines);
      expect(acceptedPrecision, misses.join("\n")).toBeGreaterThanOrEqual(0.97);
    },
  );
});
