import type { ApiContext } from "@gf-ledger/api/context";
import type { OpenedDocument } from "@gf-ledger/api/downloads/open-document";
import { describeError } from "@gf-ledger/api/trpc/error-mapper";
import { errorAnswer, finishAnswer } from "@gf-ledger/rest/answer/answer-headers";
import { downloadBody, downloadOf } from "@gf-ledger/rest/answer/download-body";
import { container } from "@/server/container";
import { refuseForeignRead } from "@/server/request/refuse-foreign-read";
import { createRequestContext } from "@/server/request/request-context";
import { requestFacts } from "@/server/request/request-facts";

/** What a stream ends with when its client has left or was let go of; that is no failure. */
const ENDED = new Set(["AbortError", "ERR_STREAM_PREMATURE_CLOSE"]);

/** Streams the document that `open` begins, as it is written; what it throws becomes a refusal. */
export async function respondWithDocument(
  request: Request,
  open: (context: ApiContext) => Promise<OpenedDocument>,
): Promise<Response> {
  const facts = requestFacts(request);
  const finish = (answer: Response) => finishAnswer(answer, { request, ...facts, setCookies: [] });
  const failed = (error: unknown) =>
    container().log("error", "document_failed", { requestId: facts.requestId, error });
  try {
    refuseForeignRead(request);
    const { fileName, mediaType, stream } = await open(await createRequestContext(request, facts));
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (!request.signal.aborted && !ENDED.has(error.name) && !ENDED.has(error.code ?? "")) failed(error);
    });
    const headers = {
      "Content-Type": mediaType,
      "Content-Disposition": `attachment; filename="${fileName}"`,
    };
    return finish(new Response(downloadBody(downloadOf(stream)), { headers }));
  } catch (error) {
    const described = describeError(error, facts);
    if (described.status === 500 && !request.signal.aborted) failed(error);
    return finish(errorAnswer(described));
  }
}
