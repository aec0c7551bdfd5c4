import { describe, expect, it } from "vitest";
import { createMatcher } from "../src/create-matcher";
import { confidenceOf, PROPOSED_FROM } from "../src/matching/confidence";
import { LABELLED_SETS } from "./labelled/labelled-sets";
import type { LabelledLine } from "./labelled/measure";

const matcher = createMatcher();

interface Stated {
  readonly confidence: number;
  readonly right: boolean;
}

/** What each accepted match said of itself, and whether it was right. */
function statedOf(lines: readonly LabelledLine[]): Stated[] {
  return lines.flatMap(({ line, match: label }) => {
    const { match } = matcher.propose({ name: line }, "ca");
    if (label === null || match === null) return [];
    const right = label !== "none" && label.test(match.product.name);
    return [{ confidence: match.confidence, right }];
  });
}

const STATED = new Map(LABELLED_SETS.map(([name, lines]) => [name, statedOf(lines)]));
const ALL = [...STATED.values()].flat();

const shareRight = (given: readonly Stated[]) => given.filter(({ right }) => right).length / given.length;

describe("matching-30 a confidence is how often such a match is right", () => {
  it.each(LABELLED_SETS)(
    "on the %s lines what says 0.9 or more is right nine times in ten",
    (_name, lines) => {
      expect(
        shareRight(statedOf(lines).filter(({ confidence }) => confidence >= 0.9)),
      ).toBeGreaterThanOrEqual(0.9);
    },
  );

  it("over all lines each confidence holds what it says", () => {
    for (const confidence of new Set(ALL.map((one) => one.confidence))) {
      const such = ALL.filter((one) => one.confidence === confidence);
      if (such.length >= 20) expect(shareRight(such), String(confidence)).toBeGreaterThanOrEqual(confidence);
    }
  });

  it("never falls as the score rises", () => {
    const scores = Array.from({ length: 101 }, (_, at) => at / 100);
    const given = scores.map(confidenceOf);
    expect(given).toEqual([...given].sort((a, b) => a - b));
    expect(Math.max(...given)).toBeLessThan(1);
  });

  it("below the stated confidence nothing is proposed, but the candidates are shown", () => {
    const { match, candidates, regularPrice } = matcher.propose({ name: "GF STF SHELLS FRZ" }, "ca");
    expect({ match, regularPrice }).toEqual({ match: null, regularPrice: null });
    expect(candidates.length).toBeGreaterThan(0);
    expect(confidenceOf(candidates[0]?.score ?? 0)).toBeLessThanOrEqual(PROPOSED_FROM);
    for (const { confidence } of ALL) expect(confidence).toBeGreaterThanOrEqual(PROPOSED_FROM);
  });
});
