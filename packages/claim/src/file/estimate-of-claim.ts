import { canadianEstimate } from "./canadian-estimate";
import type { ClaimEstimate, EstimateFacts } from "./claim-estimate";
import { usEstimate } from "./us-estimate";

/** What a claim is worth in the country where it is filed (claim-22). */
export function estimateOfClaim(facts: EstimateFacts): ClaimEstimate {
  return facts.edition === "us" ? usEstimate(facts) : canadianEstimate(facts);
}
