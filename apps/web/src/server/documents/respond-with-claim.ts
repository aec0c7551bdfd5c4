import { openSharedDocument } from "@gf-ledger/api/claim-links/open-shared-document";
import { DOCUMENT_NAMES, type DocumentName } from "@gf-ledger/api/claims/documents/document-name";
import { openClaimDocument } from "@gf-ledger/api/claims/documents/open-claim-document";
import { admitReader } from "@gf-ledger/api/gate/count-call";
import { assertWithinYear } from "@gf-ledger/api/gate/key-year";
import { answerOf } from "@gf-ledger/api/refusals/refusal-error";
import { claimIdInput } from "@gf-ledger/claim/file/claim-input";
import { AUDIENCES, type Audience } from "@gf-ledger/domain/documents/audience";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import { respondWithDocument } from "./respond";

export interface ClaimParams {
  readonly params: Promise<{ readonly id: string }>;
}

/** The earlier version that a call asks for (claim-68); no version has the number 0. */
function versionAsked(request: Request): number | null {
  const asked = new URL(request.url).searchParams.get("version");
  if (asked === null) return null;
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 0;
}

/** Whom the documents are for (claim-71); any other word is refused. */
function audienceAsked(request: Request): { readonly audience?: Audience } {
  const asked = new URL(request.url).searchParams.get("for");
  if (asked === null) return {};
  const audience = AUDIENCES.find((one) => one === asked);
  return audience === undefined ? answerOf(refused("no_such_claim")) : { audience };
}

/** Responds with one of a claim's documents (claim-18). */
export function respondWithClaimDocument(
  request: Request,
  params: { readonly id: string },
  claimDocument: DocumentName,
): Promise<Response> {
  return respondWithDocument(request, async (context) => {
    const reader = await admitReader(context);
    // A key of one year reaches the documents of claims that it may look at.
    await assertWithinYear(reader, reader.actor, "claims.get", async () => params);
    if (!claimIdInput.safeParse(params).success) answerOf(refused("no_such_claim"));
    const version = versionAsked(request);
    const asked = {
      id: params.id,
      document: claimDocument,
      ...(version === null ? {} : { version }),
      ...audienceAsked(request),
    };
    return answerOf(await openClaimDocument(reader, asked, request.signal));
  });
}

/** Responds with one of the documents of a shared claim to a browser that its link let in (claim-26). */
export function respondWithSharedDocument(
  request: Request,
  params: { readonly id: string; readonly document: string },
): Promise<Response> {
  return respondWithDocument(request, async (context) => {
    const claimDocument = DOCUMENT_NAMES.find((one) => one === params.document);
    if (!claimDocument || !claimIdInput.safeParse({ id: params.id }).success)
      return answerOf(refused("claim_link_ended"));
    return answerOf(
      await openSharedDocument(context, { linkId: params.id, document: claimDocument }, request.signal),
    );
  });
}
