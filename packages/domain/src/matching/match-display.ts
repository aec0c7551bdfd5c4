/** The colour a figure is shown in (matching-21): good is green, fair is yellow, poor is red. */
export type Tone = "good" | "fair" | "poor";

/** matching-21: match rate (0 to 1) at least 70% green, at least 40% yellow, else red. */
export function matchRateTone(rate: number): Tone {
  if (rate >= 0.7) return "good";
  return rate >= 0.4 ? "fair" : "poor";
}

/** matching-22: confidence (0 to 1) High at 80% or more, Medium at 50% or more, else Low. */
export function confidenceLabel(confidence: number): "High" | "Medium" | "Low" {
  if (confidence >= 0.8) return "High";
  return confidence >= 0.5 ? "Medium" : "Low";
}

/** matching-21: a match rate (0 to 1) under 50% is warned about. */
export function isLowMatch(rate: number): boolean {
  return rate < 0.5;
}

/** matching-23: the badge of the gluten-free share (0 to 1) is green at 25% or more. */
export function isHighGlutenFreeShare(share: number): boolean {
  return share >= 0.25;
}
