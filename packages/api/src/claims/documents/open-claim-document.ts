import type { Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import type { NotBegun } from "../../downloads/document-job";
import { type OpenedDocument, openDocument } from "../../downloads/open-document";
import type { DocumentOf } from "./document-name";

/** Begins one of a claim's documents (claim-18), until the signal says that nobody waits for it. */
export async function openClaimDocument(
  ctx: SignedInContext,
  { id, ...asked }: DocumentOf,
  signal?: AbortSignal,
): Promise<Outcome<OpenedDocument, "too_many_requests" | NotBegun>> {
  const taken = await ctx.limits.take([["claimDocumentsOfAccount", ctx.actor.scope.userId]]);
  if (!taken.ok) return taken;
  return openDocument(ctx, { kind: "claim", claimId: id, ...asked }, { signal });
}
