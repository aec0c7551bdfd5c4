import type { Cents } from "@gf-ledger/domain/money/cents";
import type { CanadianEstimateInput } from "./credit-input";
import type { FiguresMissing } from "./credit-section";
import { type ClaimantEstimate, estimateForClaimant } from "./estimate-for-claimant";

/** Why one partner is the better claimant. */
export type WhyClaimant =
  | "only-claimant"
  | "no-difference"
  | "lower-threshold"
  | "more-tax-to-reduce"
  | "if-there-is-tax"
  | "refundable-supplement";

export interface WhoClaims {
  readonly ok: true;
  /** The recommended claimant. */
  readonly claimant: ClaimantEstimate;
  /** What the other would get; `null` where there is none. */
  readonly other: ClaimantEstimate | null;
  readonly why: WhyClaimant;
  readonly differenceCents: Cents;
}

const refundable = ({ sections }: ClaimantEstimate) =>
  sections.reduce((sum, section) => sum + (section.refundable ? section.amountCents : 0), 0);

/** Where there may be no tax for the larger credit to reduce, the tax decides, and is asked for first. */
function why(better: ClaimantEstimate, other: ClaimantEstimate): WhyClaimant {
  if (better.leastCents < other.totalCents) return "if-there-is-tax";
  if (better.totalCents === other.totalCents) return "no-difference";
  if (better.totalCents - refundable(better) <= other.totalCents - refundable(other))
    return "refundable-supplement";
  return better.allowableCents > other.allowableCents ? "lower-threshold" : "more-tax-to-reduce";
}

/**
 * Which of two partners should claim: the one for whom all credits together are larger, and why. Either may
 * claim, whoever paid (canada.ca, lines 33099 and 33199); the lower income has the lower threshold, but a
 * non-refundable credit is lost where no tax is left. Equal: the one whose tax is not in doubt, then the first.
 * Throws a RangeError for no claimant.
 */
export function whoClaims(input: CanadianEstimateInput): WhoClaims | FiguresMissing {
  const worths: ClaimantEstimate[] = [];
  for (const claimant of input.claimants) {
    const creditEstimate = estimateForClaimant(input, claimant);
    if (!creditEstimate.ok) return creditEstimate;
    worths.push(creditEstimate);
  }
  const [first, second] = worths;
  if (!first) throw new RangeError("A claim has at least one claimant");
  if (!second) return { ok: true, claimant: first, other: null, why: "only-claimant", differenceCents: 0 };
  const better = second.totalCents - first.totalCents || second.leastCents - first.leastCents;
  const [claimant, other] = better > 0 ? [second, first] : [first, second];
  const differenceCents = claimant.totalCents - other.totalCents;
  return { ok: true, claimant, other, why: why(claimant, other), differenceCents };
}
