import { randomUUID } from "node:crypto";
import { cookieIn, sessionCookieName } from "@gf-ledger/api/auth/session-cookie";
import type { ApiContext } from "@gf-ledger/api/context";
import type { Actor } from "@gf-ledger/api/gate/actor";
import { actorOfApiKey } from "@gf-ledger/api/gate/api-key-gate";
import { actorOfSession } from "@gf-ledger/api/gate/session-gate";
import { databaseUnavailable } from "@gf-ledger/api/trpc/error-mapper";
import { AppError } from "@gf-ledger/domain/app-error";
import { editionOfHost } from "@/edition/edition-of-host";
import { type Container, container } from "./container";
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from "./process/http-server";

function clientOf(request: Request, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get("x-forwarded-for")?.split(",")[0]?.trim() : undefined;
  return forwarded || request.headers.get(CLIENT_ADDRESS_HEADER) || "unknown";
}

function isSecure(request: Request, services: Container): boolean {
  if (services.environment.TRUST_PROXY) return request.headers.get("x-forwarded-proto") === "https";
  return services.settings.production;
}

/** A bearer key that is not valid is refused, not overlooked: the caller meant to be somebody. */
async function actorOf(request: Request, services: Container, secure: boolean): Promise<Actor | null> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (bearer?.startsWith("gfl_")) {
    const actor = await actorOfApiKey(services.database, bearer, services.now());
    if (actor) return actor;
    await services.limits.consume(
      "callsOfCaller",
      `client:${clientOf(request, services.environment.TRUST_PROXY)}`,
    );
    throw new AppError("unauthenticated", "This API key is not valid. It may have been revoked.");
  }
  const token = cookieIn(request.headers.get("cookie"), sessionCookieName(secure));
  return token ? actorOfSession(services.pool, token, services.now()) : null;
}

/** The id that the server gave the request, which the answer and every log line carry. */
export function requestIdOf(request: Request): string {
  return request.headers.get(REQUEST_ID_HEADER) ?? randomUUID();
}

/** What is known of a request before it is asked who makes it. */
export function requestFacts(request: Request) {
  const services = container();
  const { environment } = services;
  return {
    requestId: requestIdOf(request),
    edition: editionOfHost(request.headers.get("host"), environment.DEFAULT_EDITION),
    client: clientOf(request, environment.TRUST_PROXY),
    secure: isSecure(request, services),
  };
}

/** The context a verb runs in, for either transport. @throws AppError 401 for a bad API key, 503 without a database. */
export async function createRequestContext(
  request: Request,
  facts = requestFacts(request),
): Promise<ApiContext> {
  const services = container();
  if (services.databaseWatch.away) throw databaseUnavailable();
  return {
    ...services,
    ...facts,
    userAgent: request.headers.get("user-agent"),
    actor: await actorOf(request, services, facts.secure),
    setCookies: [],
  };
}
