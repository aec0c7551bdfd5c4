import type { Cents } from "@gf-ledger/domain/money/cents";
import type { CanadianEstimateInput, Claimant } from "../credit-input";

/** The claimant's partner, who may claim as well; `null` where there is none. */
export const partnerOf = (
  { claimants }: Pick<CanadianEstimateInput, "claimants">,
  { personId }: Pick<Claimant, "personId">,
): Claimant | null => claimants.find((claimant) => claimant.personId !== personId) ?? null;

/** A net income that somebody entered; `null` without a person, and for an income that counts as 0 until it is. */
const knownIncomeOf = (person: Claimant | null): Cents | null =>
  person === null || person.isIncomeAssumed ? null : person.netIncomeCents;

/** What a household says of a claimant's tax: the partner, and children, for whom the higher income has Ontario's reduction. */
export function familyOf(input: CanadianEstimateInput, claimant: Claimant) {
  const partner = partnerOf(input, claimant);
  const childrenUnder19 = input.childrenUnder19 ?? 0;
  const isHigher = !partner || claimant.netIncomeCents >= partner.netIncomeCents;
  return {
    partner: partner && { incomeCents: knownIncomeOf(partner) },
    childrenUnder19,
    reductionChildren: isHigher ? childrenUnder19 : 0,
  };
}
