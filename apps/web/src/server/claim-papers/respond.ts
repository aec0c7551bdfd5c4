import { openSharedPaper } from "@gf-ledger/api/claim-links/open-shared-paper";
import { openClaimPaper } from "@gf-ledger/api/claims/papers/open-claim-papers";
import { PAPERS, type Paper } from "@gf-ledger/api/claims/papers/paper";
import { admitReader } from "@gf-ledger/api/gate/count-call";
import { assertWithinYear } from "@gf-ledger/api/gate/key-year";
import { answerOf } from "@gf-ledger/api/refusals/refusal-error";
import { claimIdInput } from "@gf-ledger/claim/file/claim-input";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import { respondWithDocument } from "../documents/respond";

export interface ClaimParams {
  readonly params: Promise<{ readonly id: string }>;
}

/** Answers one of a claim's papers (claim-18). */
export function respondWithClaimPaper(
  request: Request,
  params: { readonly id: string },
  paper: Paper,
): Promise<Response> {
  return respondWithDocument(request, async (context) => {
    const reader = await admitReader(context);
    // A key of one year reaches the papers of claims that it may look at.
    await assertWithinYear(reader, reader.actor, "claims.get", async () => params);
    if (!claimIdInput.safeParse(params).success) answerOf(refused("no_such_claim"));
    return answerOf(await openClaimPaper(reader, { id: params.id, paper }, request.signal));
  });
}

/** Answers one of the papers of a shared claim to a browser that its link let in (claim-26). */
export function respondWithSharedPaper(
  request: Request,
  params: { readonly id: string; readonly paper: string },
): Promise<Response> {
  return respondWithDocument(request, async (context) => {
    const paper = PAPERS.find((one) => one === params.paper);
    if (!paper || !claimIdInput.safeParse({ id: params.id }).success)
      return answerOf(refused("claim_link_ended"));
    return answerOf(await openSharedPaper(context, { linkId: params.id, paper }, request.signal));
  });
}
