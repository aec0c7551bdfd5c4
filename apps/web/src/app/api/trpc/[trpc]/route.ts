import { appRouter } from "@gf-ledger/api/app-router";
import { describeError } from "@gf-ledger/api/trpc/error-mapper";
import { unlessBatched } from "@gf-ledger/api/trpc/never-batched";
import { AppError } from "@gf-ledger/domain/app-error";
import { bearerAccessHeaders } from "@gf-ledger/rest/answer/cross-origin";
import { IMAGE_BODY_BYTES, readBodyText } from "@gf-ledger/rest/request/body-text";
import { isForeignOrigin } from "@gf-ledger/rest/request/foreign-origin";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { container } from "@/server/container";
import { createRequestContext } from "@/server/request-context";
import { requestFacts } from "@/server/request-facts";

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

/** The same request with its body read, refused as soon as it is over the limit. */
async function withLimitedBody(original: Request): Promise<Request> {
  if (original.method !== "POST") return original;
  const body = await readBodyText(original, IMAGE_BODY_BYTES);
  return new Request(original.url, { method: "POST", headers: original.headers, body });
}

async function handle(original: Request): Promise<Response> {
  const facts = requestFacts(original);
  const response = await answer(original, facts);
  response.headers.set("X-Request-Id", facts.requestId);
  response.headers.set("Cache-Control", "no-store");
  for (const [name, value] of Object.entries(bearerAccessHeaders(original)))
    response.headers.set(name, value);
  return response;
}

/** What a browser asks before a page elsewhere calls with a bearer key. */
function preflight(request: Request): Response {
  const headers = { Allow: "GET, POST, OPTIONS", "Access-Control-Allow-Methods": "GET, POST, OPTIONS" };
  return new Response(null, { status: 204, headers: { ...headers, ...bearerAccessHeaders(request) } });
}

async function answer(original: Request, facts: ReturnType<typeof requestFacts>): Promise<Response> {
  const { settings, log } = container();
  try {
    if (isForeignOrigin(original, settings.ownHosts)) {
      throw new AppError("forbidden", "This call must come from the product's own pages.");
    }
    const request = await withLimitedBody(original);
    const context = await createRequestContext(request, facts);
    const response = await fetchRequestHandler({
      endpoint: "/api/trpc",
      req: request,
      router: appRouter,
      createContext: ({ info }) => unlessBatched(info.calls, context),
      onError({ error, path }) {
        if (describeError(error, context).status === 500) {
          log("error", "call_failed", { requestId: facts.requestId, path, error: error.cause ?? error });
        }
      },
    });
    for (const cookie of context.setCookies) response.headers.append("Set-Cookie", cookie);
    return response;
  } catch (error) {
    return refusal(error, facts.requestId);
  }
}

export { handle as GET, handle as POST, preflight as OPTIONS };
