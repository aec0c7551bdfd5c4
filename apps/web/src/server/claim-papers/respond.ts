import { Readable } from "node:stream";
import { openClaimPaper, type Paper } from "@gf-ledger/api/claims/papers/open-claim-papers";
import { admitReader } from "@gf-ledger/api/gate/count-call";
import { answerOf } from "@gf-ledger/api/refusals/refusal-error";
import { describeError } from "@gf-ledger/api/trpc/error-mapper";
import { claimIdInput } from "@gf-ledger/claim/file/claim-input";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import { errorAnswer, finishAnswer } from "@gf-ledger/rest/answer/answer-headers";
import { container } from "@/server/container";
import { createRequestContext } from "@/server/request-context";
import { requestFacts } from "@/server/request-facts";
import { paperFonts } from "./paper-fonts";

export interface ClaimParams {
  readonly params: Promise<{ readonly id: string }>;
}

/** Answers one of a claim's papers (claim-18), streamed as it is made. */
export async function respondWithClaimPaper(
  request: Request,
  params: { readonly id: string },
  paper: Paper,
): Promise<Response> {
  const facts = requestFacts(request);
  const finish = (answer: Response) => finishAnswer(answer, { request, ...facts, setCookies: [] });
  const failed = (error: unknown) =>
    container().log("error", "claim_paper_failed", { requestId: facts.requestId, error });
  try {
    const context = await admitReader(await createRequestContext(request, facts));
    const id = claimIdInput.safeParse(params);
    if (!id.success) answerOf(refused("no_such_claim"));
    const { fileName, mediaType, stream } = answerOf(
      await openClaimPaper(context, { id: params.id, paper }, paperFonts),
    );
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
