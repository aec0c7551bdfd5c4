import { describe, expect, it } from "vitest";
import { createMatcher } from "../src/create-matcher";
import { confidenceOf, PROPOSED_FROM } from "../src/matching/confidence";
import { LABELLED_SETS } from "./labelled/labelled-sets";
import type { LabelledLine } from "./labelled/measure";

const matcher = createMatcher();

interface Said {
  readonly confidence: number;
  readonly right: boolean;
}

/** What each accepted match said of itself, and whether it was right. */
function saidOf(lines: readonly LabelledLine[]): Said[] {
  return lines.flatMap(({ line, match: label }) => {
    const { match } = matcher.propose({ name: line }, "ca");
    if (label === null || match === null) return [];
    const right = label !== "none" && label.test(match.product.name);
    return [{ confidence: match.confidence, right }];
  });
}

const SAID = new Map(LABELLED_SETS.map(([name, lines]) => [name, saidOf(lines)]));
const ALL = [...SAID.values()].flat();

const shareRight = (said: readonly Said[]) => said.filter(({ right }) => right).length / said.length;

describe("matching-30 a confidence is how often such a match is right", () => {
  it.each(LABELLED_SETS)(
    "on the %s lines what says 0.9 or more is right nine times in ten",
    (_name, lines) => {
      expect(shareRight(saidOf(lines).filter(({ confidence }) => confidence >= 0.9))).toBeGreaterThanOrEqual(
        0.9,
      );
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
    const said = scores.map(confidenceOf);
    expect(said).toEqual([...said].sort((a, b) => a - b));
    expect(Math.max(...said)).toBeLessThan(1);
  });

  it("below the stated confidence nothing is proposed, but the candidates are shown", () => {
    const { match, candidates, regularPrice } = matcher.propose({ name: "GF STF SHELLS FRZ" }, "ca");
    expect({ match, regularPrice }).toEqual({ match: null, regularPrice: null });
    expect(candidates.length).toBeGreaterThan(0);
    expect(confidenceOf(candidates[0]?.score ?? 0)).toBeLessThanOrEqual(PROPOSED_FROM);
    for (const { confidence } of ALL) expect(confidence).toBeGreaterThanOrEqual(PROPOSED_FROM);
  });
});
