import type { Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import type { NotBegun } from "../../downloads/document-job";
import { type OpenedDocument, openDocument } from "../../downloads/open-document";
import type { DocumentName } from "./document-name";

/** Begins one of a claim's papers (claim-18), until the signal says that nobody waits for it. */
export async function openClaimDocument(
  ctx: SignedInContext,
  { id, paper: claimDocument }: { readonly id: string; readonly paper: DocumentName },
  signal?: AbortSignal,
): Promise<Outcome<OpenedDocument, "too_many_requests" | NotBegun>> {
  const taken = await ctx.limits.take([["claimPapersOfAccount", ctx.actor.scope.userId]]);
  if (!taken.ok) return taken;
  return openDocument(ctx, { kind: "claim", claimId: id, paper: claimDocument }, { signal });
}
