import { cookieIn } from "@gf-ledger/api/auth/session-cookie";
import type { ApiContext } from "@gf-ledger/api/context";
import type { Actor } from "@gf-ledger/api/gate/actor";
import { actorOfApiKey } from "@gf-ledger/api/gate/api-key-gate";
import { assertShownTo } from "@gf-ledger/api/gate/rules/shown-to";
import { actorOfSession } from "@gf-ledger/api/gate/session-gate";
import { databaseUnavailable } from "@gf-ledger/api/trpc/error-mapper";
import { sessionCookieName } from "@gf-ledger/domain/account/cookie-names";
import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";
import { readAuthorization } from "@gf-ledger/rest/request/authorization";
import { type Container, container } from "../container";
import { rememberOwner } from "../process/turns/call-owner";
import { diagnosticsOpenTo } from "./diagnostics-access";
import { localesOf } from "./locales-of-request";
import { requestFacts } from "./request-facts";

type Facts = ReturnType<typeof requestFacts>;

/**
 * Resolves with who calls, or `null` for nobody. @throws AppError for an invalid bearer key, instead of
 * ignoring it: the caller meant to be somebody.
 */
async function actorOf(request: Request, services: Container, facts: Facts): Promise<Actor | null> {
  const authorization = readAuthorization(request.headers.get("authorization"));
  if (authorization.kind !== "none") {
    const actor =
      authorization.kind === "api-key" &&
      (await actorOfApiKey(services.database, authorization.key, services.now()));
    if (actor) return actor;
    await services.limits.consume("callsOfCaller", `client:${facts.client}`);
    throw new AppError("unauthenticated", failure("keyNotValid"));
  }
  const token = cookieIn(request.headers.get("cookie"), sessionCookieName(facts.secure));
  return token ? actorOfSession(services.pool, token, services.now()) : null;
}

/** The context a verb runs in, for either transport. @throws AppError 401 for a bad API key, 409 for a page of another account, 503 without a database. */
export async function createRequestContext(
  request: Request,
  facts: Facts = requestFacts(request),
): Promise<ApiContext> {
  const services = container();
  const { settings } = services;
  if (services.databaseWatch.away) throw databaseUnavailable();
  const actor = await actorOf(request, services, facts);
  if (actor) {
    rememberOwner(request.headers, actor.user.id);
    assertShownTo(request, settings, actor);
  }
  return {
    ...services,
    ...facts,
    ...localesOf(request, facts.edition, actor?.user.language ?? null),
    settings: { ...settings, diagnostics: settings.diagnostics && diagnosticsOpenTo(request.headers) },
    userAgent: request.headers.get("user-agent"),
    cookieHeader: request.headers.get("cookie"),
    actor,
    setCookies: [],
  };
}
