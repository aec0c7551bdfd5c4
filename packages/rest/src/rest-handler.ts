import { createCaller } from "@gf-ledger/api/app-router";
import type { ApiContext, Log } from "@gf-ledger/api/context";
import { admit, traitsOf } from "@gf-ledger/api/gate/admit";
import { callerOf, countCall } from "@gf-ledger/api/gate/count-call";
import { type DescribedCall, describeError } from "@gf-ledger/api/trpc/error-mapper";
import { AppError, type RefusedField } from "@gf-ledger/domain/app-error";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { failure } from "@gf-ledger/messages/failure";
import { errorAnswer, finishAnswer } from "./answer/answer-headers";
import { OPENAPI_PATH, openApiAnswer } from "./openapi/openapi-answer";
import { schemasOf } from "./procedure-schemas";
import { bytesOfBase64 } from "./request/bytes-of-base64";
import { callInput, carriesMuch } from "./request/call-input";
import { isForeignOrigin } from "./request/foreign-origin";
import { longestString, PROBABLY_AN_IMAGE } from "./request/long-strings";
import { whileReceiving } from "./request/receiving";
import { type MatchedPath, matchPath } from "./request/route-match";
import type { Method, RestRoute } from "./rest-route";
import { routeTable } from "./route-table";
import { fromRest, pathToRest, toRest } from "./words/shape";

export interface CallMeta {
  /** For the context's `requestId`; the answer carries it as `X-Request-Id`. */
  readonly requestId: string;
}

export interface RestOptions {
  /** Opens the gates for one request: session cookie or bearer key, edition, client address. */
  readonly createContext: (request: Request, meta: CallMeta) => Promise<ApiContext>;
  /** The request's id given by the server in front, so that its log line and the answer name the same id. */
  readonly requestIdOf?: (request: Request) => string;
  /** What answers are written in until the caller is known; English by default. */
  readonly localeOf?: (request: Request) => Locale;
  /** Logs failures that happen before there is a context. */
  readonly log: Log;
}

/** The OpenAPI document has a path, but no procedure behind it. */
const DOCUMENT: MatchedPath = { routes: [], params: {} };

/** The method that answers a request: `HEAD` is answered as `GET`, without the body. */
const effectiveMethod = (request: Request) => (request.method === "HEAD" ? "GET" : request.method);

function allowHeader(methods: readonly Method[]): string {
  return [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

function optionsAnswer(methods: readonly Method[]): Response {
  const allow = allowHeader(methods);
  return new Response(null, {
    status: 204,
    headers: { Allow: allow, "Access-Control-Allow-Methods": allow },
  });
}

const wrongMethod = new AppError("method_not_allowed", failure("wrongMethod"));

function methodRefusal(methods: readonly Method[], call: DescribedCall): Response {
  const { body, status } = describeError(wrongMethod, call);
  return Response.json(body, { status, headers: { Allow: allowHeader(methods) } });
}

const takesEvents = (request: Request) =>
  (request.headers.get("accept") ?? "").split(",").some((type) => /^text\/event-stream\b/i.test(type.trim()));

/** The answer of a procedure in the specification's words. */
function answerOf(route: RestRoute, result: unknown): Response {
  const { output } = schemasOf(route);
  return Response.json((output ? toRest(output, result) : result) ?? {});
}

async function callProcedure(
  ctx: ApiContext,
  route: RestRoute,
  request: Request,
  input: unknown,
): Promise<Response> {
  if (route.respondWithEvents && takesEvents(request)) return route.respondWithEvents(ctx, input);
  if (route.respond) return route.respond(ctx, input);
  const [noun, verb] = route.procedure.split(".") as [string, string];
  // The path is checked against the router by its type; the input is checked by the procedure itself.
  const caller = createCaller(ctx) as unknown as Record<
    string,
    Record<string, (input: unknown) => Promise<unknown>>
  >;
  return answerOf(route, await caller[noun]?.[verb]?.(input));
}

/** The refusal of fields that bear a word of the inside; they are named as their sender wrote them. */
function misnamedFields(ctx: ApiContext, issues: readonly RefusedField[]): Response {
  const words = issues[0]?.words ?? failure("invalidInput");
  return errorAnswer(describeError(new AppError("bad_request", words, { issues }), ctx));
}

async function answerCall(
  ctx: ApiContext,
  route: RestRoute,
  request: Request,
  params: MatchedPath["params"],
): Promise<Response> {
  if (isForeignOrigin(request, ctx.settings.ownHosts)) {
    throw new AppError("forbidden", failure("foreignOrigin"));
  }
  // Before the body is read: a caller who called too often, or may not call, need not send it.
  const admitted = await admit(ctx, [route.procedure]);
  const read = () => callInput(route, request, params);
  const input = await (carriesMuch(route) ? whileReceiving(callerOf(ctx), request, read) : read());
  const longest = longestString(input);
  if (longest > PROBABLY_AN_IMAGE) {
    ctx.log("info", "body_probably_contains_images", {
      requestId: ctx.requestId,
      method: route.method,
      path: route.path,
      longestString: longest,
    });
  }
  const [schema] = schemasOf(route).inputs;
  if (!schema) return callProcedure(admitted, route, request, input);
  const named = fromRest(schema, input);
  if (!named.ok) return misnamedFields(ctx, named.issues);
  const { carries } = traitsOf(route.procedure);
  return callProcedure(admitted, route, request, bytesOfBase64(carries, named.input));
}

/** The failure with the refused fields named as their sender named them. */
function inSpecifiedWords(
  described: ReturnType<typeof describeError>,
  route: RestRoute | undefined,
): ReturnType<typeof describeError> {
  const [schema] = route ? schemasOf(route).inputs : [];
  const { body } = described;
  if (!schema || !body.issues) return described;
  const issues = body.issues.map((issue) => ({ ...issue, path: pathToRest(schema, issue.path) }));
  return { ...described, body: { ...body, issues } };
}

/**
 * api-2: the chat's refusals carry the assistant's sentence, even those made before the chat's procedure
 * runs.
 */
function asBotError(described: ReturnType<typeof describeError>): ReturnType<typeof describeError> {
  const { body } = described;
  return { ...described, body: { userMessage: body.message, ...body } };
}

/**
 * Answers REST requests: a request to a path of the table becomes a call of its procedure (api-1, api-2). It
 * never throws; an unexpected failure is logged and answered with 500, without internal detail.
 */
export function createRestHandler({
  createContext,
  requestIdOf = () => crypto.randomUUID(),
  localeOf = () => "en-CA",
  log,
}: RestOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const requestId = requestIdOf(request);
    let ctx: ApiContext | undefined;
    let locale = localeOf(request);
    let route: RestRoute | undefined;
    const finish = (answer: Response) =>
      finishAnswer(answer, { request, requestId, locale, setCookies: ctx?.setCookies ?? [] });
    try {
      const { pathname } = new URL(request.url);
      const isDocument = pathname === OPENAPI_PATH;
      const matched = isDocument ? DOCUMENT : matchPath(routeTable, pathname);
      if (!matched) throw new AppError("not_found", failure("noSuchCall"));
      const methods = isDocument ? (["GET"] as const) : matched.routes.map(({ method }) => method);
      if (request.method === "OPTIONS") return finish(optionsAnswer(methods));
      const method = methods.find((one) => one === effectiveMethod(request));
      if (!method) return finish(methodRefusal(methods, { requestId, locale }));
      ctx = await createContext(request, { requestId });
      locale = ctx.locale;
      route = matched.routes.find((one) => one.method === method);
      if (!route) {
        await countCall(ctx);
        return finish(openApiAnswer(ctx));
      }
      return finish(await answerCall(ctx, route, request, matched.params));
    } catch (error) {
      const described = inSpecifiedWords(describeError(error, { requestId, locale }), route);
      if (described.status === 500) {
        log("error", "call_failed", { requestId, method: request.method, error });
      }
      return finish(errorAnswer(route?.procedure === "chat.message" ? asBotError(described) : described));
    }
  };
}
