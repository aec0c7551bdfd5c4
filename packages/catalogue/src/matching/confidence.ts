/** Below this nothing is proposed: the person is asked, and sees the candidates. */
export const PROPOSED_FROM = 0.8;

/**
 * How sure a match is from its score: what at least that share of the labelled matches with such a score came to,
 * less what a first sight of lines usually falls short.
 */
const STEPS = [
  { from: 0.56, confidence: 0.8 },
  { from: 0.66, confidence: 0.85 },
  { from: 0.7, confidence: 0.88 },
  { from: 0.74, confidence: 0.92 },
  { from: 0.82, confidence: 0.94 },
  { from: 0.9, confidence: 0.96 },
  { from: 0.97, confidence: 0.98 },
] as const;

/**
 * How often a match with this score is right, 0 to 1, as measured on labelled lines; it never falls as the
 * score rises. Pages call 0.8 high and 0.5 medium (matching-22).
 */
export function confidenceOf(score: number): number {
  return STEPS.findLast(({ from }) => score >= from)?.confidence ?? 0;
}
