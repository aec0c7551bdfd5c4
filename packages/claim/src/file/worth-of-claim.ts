import { canadianWorth } from "./canadian-worth";
import type { ClaimWorth, WorthFacts } from "./claim-worth";
import { usWorth } from "./us-worth";

/** What a claim is worth in the country where it is filed (claim-22). */
export function worthOfClaim(facts: WorthFacts): ClaimWorth {
  return facts.edition === "us" ? usWorth(facts) : canadianWorth(facts);
}
