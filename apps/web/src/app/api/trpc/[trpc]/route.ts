import { appRouter } from "@gf-ledger/api/app-router";
import { admit, traitsOf } from "@gf-ledger/api/gate/admit";
import { callerOf } from "@gf-ledger/api/gate/count-call";
import { type DescribedCall, describeError } from "@gf-ledger/api/trpc/error-mapper";
import { unlessBatched } from "@gf-ledger/api/trpc/never-batched";
import type { CarriedField } from "@gf-ledger/api/trpc/trpc";
import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";
import { bearerAccessHeaders } from "@gf-ledger/rest/answer/cross-origin";
import { isForeignOrigin } from "@gf-ledger/rest/request/foreign-origin";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { container } from "@/server/container";
import { receivedCall } from "@/server/request/received-call";
import { createRequestContext } from "@/server/request/request-context";
import { requestFacts } from "@/server/request/request-facts";

const ENDPOINT = "/api/trpc";
/** More than any screen asks for at once. */
const MAX_CALLS = 20;

function refusal(error: unknown, call: DescribedCall): Response {
  const { status, body, retryAfterSeconds } = describeError(error, call);
  // The shape of a tRPC error, so that the client shows the message.
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

/** The paths of the calls in one request: `a.b,c.d` after the endpoint. */
function callsOf(request: Request): string[] {
  const { pathname } = new URL(request.url);
  return decodeURIComponent(pathname.slice(ENDPOINT.length + 1)).split(",");
}

/**
 * The field of the call that holds a photo's or a file's bytes, if it has one.
 * @throws AppError for too many calls, or for one of them that is not sent alone.
 */
function carriedBy(calls: readonly string[]): CarriedField | undefined {
  if (calls.length > MAX_CALLS) {
    throw new AppError("bad_request", failure("tooManyCalls", { most: String(MAX_CALLS) }));
  }
  const carries = calls.map((path) => traitsOf(path).carries).find((field) => field !== undefined);
  if (carries && calls.length > 1) {
    throw new AppError("bad_request", failure("photoAlone"));
  }
  return carries;
}

async function handle(original: Request): Promise<Response> {
  const facts = requestFacts(original);
  const response = await answer(original, facts);
  response.headers.set("X-Request-Id", facts.requestId);
  response.headers.set("Cache-Control", "no-store");
  if (!response.headers.has("Content-Language")) response.headers.set("Content-Language", facts.locale);
  response.headers.append("Vary", "Accept-Language");
  for (const [name, value] of Object.entries(bearerAccessHeaders(original)))
    response.headers.set(name, value);
  return response;
}

/** Answers what a browser asks before a page of another host calls with a bearer key. */
function preflight(request: Request): Response {
  const headers = { Allow: "GET, POST, OPTIONS", "Access-Control-Allow-Methods": "GET, POST, OPTIONS" };
  return new Response(null, { status: 204, headers: { ...headers, ...bearerAccessHeaders(request) } });
}

async function answer(original: Request, facts: ReturnType<typeof requestFacts>): Promise<Response> {
  const { settings, log } = container();
  try {
    if (isForeignOrigin(original, settings.ownHosts)) {
      throw new AppError("forbidden", failure("foreignOrigin"));
    }
    const calls = callsOf(original);
    const carries = carriedBy(calls);
    const caller = await createRequestContext(original, facts);
    const sends = original.method === "POST";
    const context = sends ? await admit(caller, calls) : caller;
    const response = await fetchRequestHandler({
      endpoint: ENDPOINT,
      req: sends ? await receivedCall(original, carries, callerOf(caller)) : original,
      router: appRouter,
      createContext: ({ info }) => unlessBatched(info.calls, context),
      onError({ error, path }) {
        if (describeError(error, context).status === 500) {
          log("error", "call_failed", { requestId: facts.requestId, path, error: error.cause ?? error });
        }
      },
    });
    response.headers.set("Content-Language", context.locale);
    for (const cookie of context.setCookies) response.headers.append("Set-Cookie", cookie);
    return response;
  } catch (error) {
    return refusal(error, facts);
  }
}

export { handle as GET, handle as POST, preflight as OPTIONS };
