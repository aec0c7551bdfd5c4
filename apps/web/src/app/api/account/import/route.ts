import { boundedBytes, MAX_ZIP_BYTES } from "@gf-ledger/api/account-data/bounded-bytes";
import { importAccount } from "@gf-ledger/api/account-data/import-account";
import { assertReaches } from "@gf-ledger/api/gate/reach";
import { describeError } from "@gf-ledger/api/trpc/error-mapper";
import { AppError } from "@gf-ledger/domain/app-error";
import { errorAnswer, finishAnswer } from "@gf-ledger/rest/answer/answer-headers";
import { assertAnnouncedLength } from "@gf-ledger/rest/request/body-text";
import { isForeignOrigin } from "@gf-ledger/rest/request/foreign-origin";
import { container } from "@/server/container";
import { createRequestContext } from "@/server/request-context";
import { requestFacts } from "@/server/request-facts";

const ZIP_TYPES = /^application\/(?:zip|x-zip-compressed|octet-stream)\s*(?:;|$)/i;

/** Fills an empty account with the ZIP that `/api/account/export` gave. */
export async function POST(request: Request): Promise<Response> {
  const facts = requestFacts(request);
  const finish = (answer: Response) => finishAnswer(answer, { request, ...facts, setCookies: [] });
  try {
    const context = await createRequestContext(request, facts);
    const { actor } = context;
    if (isForeignOrigin(request, context.settings.ownHosts)) {
      throw new AppError("forbidden", "This call must come from the product's own pages.");
    }
    assertReaches(actor, "session", "mutation");
    if (!ZIP_TYPES.test(request.headers.get("content-type") ?? "")) {
      throw new AppError("unsupported_media_type", "Please send the ZIP as application/zip.");
    }
    assertAnnouncedLength(request, MAX_ZIP_BYTES);
    const zip = await boundedBytes(request.body);
    return finish(Response.json(await importAccount({ ...context, actor }, zip)));
  } catch (error) {
    const described = describeError(error, facts);
    if (described.status === 500)
      container().log("error", "import_failed", { requestId: facts.requestId, error });
    return finish(errorAnswer(described));
  }
}
