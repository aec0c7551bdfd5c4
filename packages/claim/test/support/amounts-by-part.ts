import type { CanadianWorthInput } from "../../src/credits/credit-input";
import { worthForClaimant } from "../../src/credits/worth-for-claimant";

/** What each part comes to in dollars for one claimant, and the total. */
export function amountsByPart(input: CanadianWorthInput, personId = "you"): Record<string, number> {
  const claimant = input.claimants.find((candidate) => candidate.personId === personId);
  if (!claimant) throw new Error(`Nobody is called ${personId}`);
  const worth = worthForClaimant(input, claimant);
  if (!worth.ok) throw new Error(worth.reason);
  const parts = worth.sections.map(({ part, amountCents }) => [part, amountCents / 100] as const);
  return { ...Object.fromEntries(parts), total: worth.totalCents / 100 };
}
