import { CONFIDENCE_TABLE } from "../../data/confidence";
import { rowsOf } from "../text/word-rows";

/** Below this nothing is proposed: the person is asked, and sees the candidates. */
export const PROPOSED_FROM = 0.8;

const STEPS = rowsOf(CONFIDENCE_TABLE).map(([from, confidence]) => ({
  from: Number(from),
  confidence: Number(confidence),
}));

/**
 * How often a match with this score is right, 0 to 1, as measured on labelled lines; it never falls as the
 * score rises. Pages call 0.8 high and 0.5 medium (matching-22).
 */
export function confidenceOf(score: number): number {
  return STEPS.findLast(({ from }) => score >= from)?.confidence ?? 0;
}
