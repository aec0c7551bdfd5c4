import { boundedBytes, MAX_ZIP_BYTES } from "@gf-ledger/api/account-data/archive/bounded-bytes";
import { beginImport, type ImportProgress } from "@gf-ledger/api/account-data/verbs/import-account";
import type { SignedInContext } from "@gf-ledger/api/context";
import { admitPerson } from "@gf-ledger/api/gate/count-call";
import { answerOf } from "@gf-ledger/api/refusals/refusal-error";
import { describeError } from "@gf-ledger/api/trpc/error-mapper";
import { refreshStatistics } from "@gf-ledger/db/refresh-statistics";
import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";
import { errorAnswer, finishAnswer } from "@gf-ledger/rest/answer/answer-headers";
import { eventStream } from "@gf-ledger/rest/answer/event-stream";
import { assertAnnouncedLength } from "@gf-ledger/rest/request/body-text";
import { isForeignOrigin } from "@gf-ledger/rest/request/foreign-origin";
import { container } from "@/server/container";
import { createRequestContext } from "@/server/request/request-context";
import { requestFacts } from "@/server/request/request-facts";

const ZIP_TYPES = /^application\/(?:zip|x-zip-compressed|octet-stream)\s{0,8}(?:;|$)/i;

/** Whether the caller takes events; if so it gets `progress` events, then `imported` or `failure`. */
const takesEvents = (request: Request) => (request.headers.get("accept") ?? "").includes("text/event-stream");

function refreshAfter({ database, later }: SignedInContext, { lineItems }: { readonly lineItems: number }) {
  later(() => refreshStatistics(database, lineItems));
}

/** Runs the import and frees its place however it ends. @throws AppError when the import is refused. */
async function importAnswer(request: Request, context: SignedInContext): Promise<Response> {
  const begun = answerOf(await beginImport(context));
  try {
    const zip = answerOf(await boundedBytes(request.body));
    if (!takesEvents(request)) {
      const imported = answerOf(await begun.bringIn(zip, {}));
      begun.end();
      refreshAfter(context, imported);
      return Response.json(imported);
    }
    return eventStream(context, async (send, signal) => {
      const onProgress = (progress: ImportProgress) => send("progress", progress);
      const imported = await begun.bringIn(zip, { signal, onProgress }).finally(begun.end);
      if (imported.ok) refreshAfter(context, imported.value);
      send("imported", answerOf(imported));
    });
  } catch (error) {
    begun.end();
    throw error;
  }
}

/** Fills an empty account with the ZIP that `/api/account/export` gave. */
export async function POST(request: Request): Promise<Response> {
  const facts = requestFacts(request);
  const finish = (answer: Response) => finishAnswer(answer, { request, ...facts, setCookies: [] });
  try {
    const context = await createRequestContext(request, facts);
    if (isForeignOrigin(request, context.settings.ownHosts)) {
      throw new AppError("forbidden", failure("foreignOrigin"));
    }
    const person = await admitPerson(context);
    if (!ZIP_TYPES.test(request.headers.get("content-type") ?? "")) {
      throw new AppError("unsupported_media_type", failure("zipWanted"));
    }
    assertAnnouncedLength(request, MAX_ZIP_BYTES);
    return finish(await importAnswer(request, person));
  } catch (error) {
    const described = describeError(error, facts);
    if (described.status === 500)
      container().log("error", "import_failed", { requestId: facts.requestId, error });
    return finish(errorAnswer(described));
  }
}
