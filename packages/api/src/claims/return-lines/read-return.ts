import { correctionOf } from "@gf-ledger/claim/return-lines/correction";
import {
  type ClaimReturnWithCorrection,
  returnOfContent,
} from "@gf-ledger/claim/return-lines/return-of-content";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import { snapshotDifference } from "@gf-ledger/claim/snapshot/snapshot-difference";
import type { DocumentContext } from "../../context";
import { estimateInputsOf, type StoredClaim } from "../claim-row";
import { readContentBefore } from "../filed-content";

/** Two states of a filed claim of which the second corrects the first; `null` where nothing was corrected. */
async function correctedStates(
  { database }: Pick<DocumentContext, "database">,
  claim: StoredClaim,
  filed: ClaimContent,
  today: ClaimContent,
) {
  if (snapshotDifference(filed, today).length > 0)
    return { state: "to-report", before: filed, after: today } as const;
  const before = await readContentBefore(database, claim);
  return before && ({ state: "reported", before, after: filed } as const);
}

/**
 * The lines of the return that a claim fills (claim-64), with the table of a correction (claim-65). A filed claim's
 * are those that were filed; its table goes from there to today, or else is what the last adjustment reported.
 */
export async function readReturn(
  ctx: Pick<DocumentContext, "database">,
  claim: StoredClaim,
  filed: ClaimContent | null,
  today: ClaimContent,
): Promise<ClaimReturnWithCorrection> {
  const inputs = estimateInputsOf(claim);
  const ofClaim = returnOfContent(filed ?? today, inputs);
  const states = filed && (await correctedStates(ctx, claim, filed, today));
  if (!states) return { ...ofClaim, correction: null };
  const [before, after] = [states.before, states.after].map((content) => returnOfContent(content, inputs));
  if (!before || !after) return { ...ofClaim, correction: null };
  const correction = correctionOf(before.facts, after.facts);
  const isChanged = correction.lines.some(({ changeCents }) => changeCents !== 0);
  return { ...ofClaim, correction: isChanged ? { ...correction, state: states.state } : null };
}
