import { Readable } from "node:stream";
import { openSharedPaper } from "@gf-ledger/api/claim-links/open-shared-paper";
import {
  type OpenedPaper,
  openClaimPaper,
  PAPERS,
  type Paper,
} from "@gf-ledger/api/claims/papers/open-claim-papers";
import type { ApiContext } from "@gf-ledger/api/context";
import { admitReader } from "@gf-ledger/api/gate/count-call";
import { assertWithinYear } from "@gf-ledger/api/gate/key-year";
import { answerOf } from "@gf-ledger/api/refusals/refusal-error";
import { describeError } from "@gf-ledger/api/trpc/error-mapper";
import { claimIdInput } from "@gf-ledger/claim/file/claim-input";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import { errorAnswer, finishAnswer } from "@gf-ledger/rest/answer/answer-headers";
import { container } from "@/server/container";
import { refuseForeignRead } from "@/server/refuse-foreign-read";
import { createRequestContext } from "@/server/request-context";
import { requestFacts } from "@/server/request-facts";
import { paperFonts } from "./paper-fonts";

export interface ClaimParams {
  readonly params: Promise<{ readonly id: string }>;
}

/** Answers a paper that `open` begins, streamed as it is made; what it throws is answered as a refusal. */
async function respondWithPaper(
  request: Request,
  open: (context: ApiContext) => Promise<OpenedPaper>,
): Promise<Response> {
  const facts = requestFacts(request);
  const finish = (answer: Response) => finishAnswer(answer, { request, ...facts, setCookies: [] });
  const failed = (error: unknown) =>
    container().log("error", "claim_paper_failed", { requestId: facts.requestId, error });
  try {
    const { fileName, mediaType, stream } = await open(await createRequestContext(request, facts));
    stream.on("error", (error) => {
      // The person stopped the download; that is not a failure.
      if (error.name !== "AbortError") failed(error);
    });
    const headers = {
      "Content-Type": mediaType,
      "Content-Disposition": `attachment; filename="${fileName}"`,
    };
    return finish(new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { headers }));
  } catch (error) {
    const described = describeError(error, facts);
    if (described.status === 500) failed(error);
    return finish(errorAnswer(described));
  }
}

/** Answers one of a claim's papers (claim-18). */
export function respondWithClaimPaper(
  request: Request,
  params: { readonly id: string },
  paper: Paper,
): Promise<Response> {
  return respondWithPaper(request, async (context) => {
    refuseForeignRead(request);
    const reader = await admitReader(context);
    // A key of one year reaches the papers of claims that it may look at.
    await assertWithinYear(reader, reader.actor, "claims.get", async () => params);
    if (!claimIdInput.safeParse(params).success) answerOf(refused("no_such_claim"));
    return answerOf(await openClaimPaper(reader, { id: params.id, paper }, paperFonts));
  });
}

/** Answers one of the papers of a shared claim to a browser that its link let in (claim-26). */
export function respondWithSharedPaper(
  request: Request,
  params: { readonly id: string; readonly paper: string },
): Promise<Response> {
  return respondWithPaper(request, async (context) => {
    const paper = PAPERS.find((one) => one === params.paper);
    if (!paper || !claimIdInput.safeParse({ id: params.id }).success)
      return answerOf(refused("claim_link_ended"));
    return answerOf(await openSharedPaper(context, { linkId: params.id, paper }, paperFonts));
  });
}
