import type { CanadianEstimateInput } from "../../src/credits/credit-input";
import { estimateForClaimant } from "../../src/credits/estimate-for-claimant";

/** What each part comes to in dollars for one claimant, and the total. */
export function amountsByPart(input: CanadianEstimateInput, personId = "you"): Record<string, number> {
  const claimant = input.claimants.find((candidate) => candidate.personId === personId);
  if (!claimant) throw new Error(`Nobody is called ${personId}`);
  const creditEstimate = estimateForClaimant(input, claimant);
  if (!creditEstimate.ok) throw new Error(creditEstimate.reason);
  const parts = creditEstimate.sections.map(({ part, amountCents }) => [part, amountCents / 100] as const);
  return { ...Object.fromEntries(parts), total: creditEstimate.totalCents / 100 };
}
