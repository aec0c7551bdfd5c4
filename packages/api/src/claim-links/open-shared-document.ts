import type { LinkEvent } from "@gf-ledger/claim/file/claim-link";
import { type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { DocumentName } from "../claims/documents/document-name";
import { openClaimDocument } from "../claims/documents/open-claim-document";
import type { ApiContext } from "../context";
import type { NotBegun } from "../downloads/document-job";
import type { OpenedDocument } from "../downloads/open-document";
import { linkOfId } from "../gate/claim-link-gate";
import { countCall } from "../gate/count-call";
import { isLetIn } from "./let-in-browser";
import { logOpening } from "./log-opening";
import { readingOf } from "./reading-of";

const EVENTS: Readonly<Record<DocumentName, LinkEvent>> = {
  package: "zip",
  "report.pdf": "pdf",
  "report.xlsx": "xlsx",
  "summary.csv": "csv",
};

/**
 * Begins one of a shared claim's documents for a browser that its link let in, and writes that down (claim-26,
 * claim-31).
 */
export async function openSharedDocument(
  ctx: ApiContext,
  { linkId, document: claimDocument }: { readonly linkId: string; readonly document: DocumentName },
  signal?: AbortSignal,
): Promise<Outcome<OpenedDocument, "claim_link_ended" | "too_many_requests" | NotBegun>> {
  await countCall(ctx);
  const link = await linkOfId(ctx.database, linkId, ctx.now());
  if (!link || !(await isLetIn(ctx, link))) return refused("claim_link_ended");
  const opening = await ctx.limits.take([["openingsOfClaimLink", link.id]]);
  if (!opening.ok) return opening;
  const reading = readingOf(ctx, link);
  const opened = await openClaimDocument(reading, { id: link.claimId, document: claimDocument }, signal);
  if (!opened.ok) return opened;
  try {
    await logOpening(ctx, ctx.database, link, EVENTS[claimDocument]);
  } catch (error) {
    // Nobody will read it, and its place is the account's only one.
    opened.value.stream.destroy();
    throw error;
  }
  return opened;
}
