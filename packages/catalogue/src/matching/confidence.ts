import { ACCEPT_FROM } from "./rank";

/**
 * How sure an accepted match is, 0 to 1: from its score above the threshold, less where a second
 * candidate comes close. Pages call 0.8 high and 0.5 medium (matching-22).
 */
export function confidenceOf(score: number, runnerUp: number): number {
  const above = (score - ACCEPT_FROM) / (1 - ACCEPT_FROM);
  const lead = Math.min(1, Math.max(0, score - runnerUp) / 0.15);
  return Math.round(Math.min(1, 0.5 + 0.4 * above + 0.1 * lead) * 100) / 100;
}
