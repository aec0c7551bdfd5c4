import { correctionOf } from "@gf-ledger/claim/return-lines/correction";
import {
  type ClaimReturnWithCorrection,
  returnOfContent,
} from "@gf-ledger/claim/return-lines/return-of-content";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import { estimateInputsOf, type StoredClaim } from "../claim-row";
import type { CorrectedStates } from "../queries/corrected-states";

/** The lines of the return that a claim's content fills (claim-64), with the table of a correction (claim-65). */
export function returnWithCorrection(
  claim: StoredClaim,
  content: ClaimContent,
  states: CorrectedStates | null,
): ClaimReturnWithCorrection {
  const inputs = estimateInputsOf(claim);
  const ofClaim = returnOfContent(content, inputs);
  if (states === null) return { ...ofClaim, correction: null };
  const correction = correctionOf(
    returnOfContent(states.before, inputs).facts,
    returnOfContent(states.after, inputs).facts,
  );
  const isChanged = correction.lines.some(({ changeCents }) => changeCents !== 0);
  return { ...ofClaim, correction: isChanged ? { ...correction, state: states.state } : null };
}
