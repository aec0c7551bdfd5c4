import type { OpenedClaimLink, openClaimLinkInput } from "@gf-ledger/claim/file/claim-link";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { z } from "zod";
import { prepareClaimDocuments } from "../claims/documents/read-claim-documents";
import type { ApiContext } from "../context";
import { type LiveLink, linkOfToken } from "../gate/claim-link-gate";
import { inTransaction } from "../refusals/in-transaction";
import { isLetIn, letIn } from "./let-in-browser";
import { logOpening } from "./log-opening";
import { mailConfirmation } from "./mail-confirmation";
import { readingOf } from "./reading-of";
import { sharedClaim } from "./shared-claim";

type NotOpened =
  | "too_many_requests"
  | "claim_link_ended"
  | "claim_link_code_ended"
  | "no_such_claim"
  | "claim_empty";

/** Lets this browser in where it has the mailed code; a code that is spent or over refuses. */
async function admitted(
  ctx: ApiContext,
  link: LiveLink,
  code: string | null,
): Promise<Outcome<boolean, "claim_link_code_ended">> {
  if (await isLetIn(ctx, link)) return done(true);
  if (code === null) return done(false);
  return inTransaction(ctx.database, async (transaction) => {
    if (!(await letIn(ctx, transaction, link, code))) return refused("claim_link_code_ended");
    await logOpening(ctx, transaction, link, "confirmed");
    return done(true);
  });
}

/**
 * POST /api/shares/open: shows a claim to a browser that its link let in; any other is mailed a confirmation
 * to the address that the link was made for (claim-26). A link that is unknown, over or withdrawn is refused in
 * the same words.
 */
export async function openClaimLink(
  ctx: ApiContext,
  { token, code, again }: z.output<typeof openClaimLinkInput>,
): Promise<Outcome<OpenedClaimLink, NotOpened>> {
  const taken = await ctx.limits.take([["claimLinksOfClient", ctx.client]]);
  if (!taken.ok) return taken;
  const link = await linkOfToken(ctx.database, token, ctx.now());
  if (!link) return refused("claim_link_ended");
  const isIn = await admitted(ctx, link, code ?? null);
  if (!isIn.ok) return isIn;
  if (!isIn.value) {
    const mailed = await mailConfirmation(ctx, link, { token, again });
    return mailed.ok ? done({ mailedTo: mailed.value, claim: null }) : mailed;
  }
  const opening = await ctx.limits.take([["openingsOfClaimLink", link.id]]);
  if (!opening.ok) return opening;
  const reading = readingOf(ctx, link);
  const prepared = await prepareClaimDocuments(reading, { id: link.claimId });
  if (!prepared.ok) return prepared;
  const documents = await prepared.value.read();
  await logOpening(ctx, ctx.database, link, "viewed");
  return done({ mailedTo: null, claim: sharedClaim(documents, link) });
}
