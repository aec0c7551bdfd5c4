import { appRouter } from "@gf-ledger/api/app-router";
import { describeError } from "@gf-ledger/api/trpc/error-mapper";
import { isForeignOrigin } from "@gf-ledger/rest/foreign-origin";
import { readLimitedBody } from "@gf-ledger/rest/limited-body";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { container } from "@/server/container";
import { createRequestContext, requestFacts } from "@/server/request-context";

/** A photo of 15 MB in base64, and its envelope. */
const MAX_BODY_BYTES = 22 * 1024 * 1024;

function refusal(error: unknown, requestId: string): Response {
  const { status, body, retryAfterSeconds } = describeError(error, { requestId });
  // The shape of a tRPC error, so that the client shows the sentence.
  const json = {
    message: body.message,
    code: -32600,
    data: { code: body.code, httpStatus: status, error: body },
  };
  return Response.json(
    { error: { json } },
    { status, headers: retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : {} },
  );
}

async function handle(original: Request): Promise<Response> {
  const facts = requestFacts(original);
  const response = await answer(original, facts);
  response.headers.set("X-Request-Id", facts.requestId);
  response.headers.set("Cache-Control", "no-store");
  return response;
}

async function answer(original: Request, facts: ReturnType<typeof requestFacts>): Promise<Response> {
  const { settings, log } = container();
  try {
    if (isForeignOrigin(original, settings.ownHosts)) {
      return refusal(foreignOrigin(), facts.requestId);
    }
    const request = await readLimitedBody(original, MAX_BODY_BYTES);
    const context = await createRequestContext(request, facts);
    const response = await fetchRequestHandler({
      endpoint: "/api/trpc",
      req: request,
      router: appRouter,
      createContext: () => context,
      onError({ error, path }) {
        if (describeError(error, context).status === 500) {
          log("error", "call_failed", { requestId: facts.requestId, path, error: error.stack });
        }
      },
    });
    for (const cookie of context.setCookies) response.headers.append("Set-Cookie", cookie);
    return response;
  } catch (error) {
    return refusal(error, facts.requestId);
  }
}

export { handle as GET, handle as POST };
