import type { IncomingMessage, ServerResponse } from "node:http";
import { cookieIn } from "@gf-ledger/api/auth/session-cookie";
import type { Services } from "@gf-ledger/api/context";
import type { Actor } from "@gf-ledger/api/gate/actor";
import { actorOfSession } from "@gf-ledger/api/gate/session-gate";
import type { DatabaseWatch } from "@gf-ledger/db/database-watch";
import { sessionCookieName } from "@gf-ledger/domain/account/cookie-names";
import type { Environment } from "./environment";
import { isSecure } from "./is-secure";
import { REQUEST_ID_HEADER } from "./process/http-server";

/** Sessions that are being looked up, by the id of the request. */
export type SessionsAhead = Map<string, Promise<Actor | null>>;

interface Needed extends Pick<Services, "pool" | "now" | "settings"> {
  readonly environment: Environment;
  readonly databaseWatch: DatabaseWatch;
  readonly sessionsAhead: SessionsAhead;
}

const asOne = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? null;

/**
 * Lets the database look for the caller's session while the framework is still finding the route, which takes
 * about as long. For calls that change nothing: others are looked at once they have been read.
 */
export function lookAhead(
  services: Needed,
  { method, url = "", headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const reads = method === "GET" || method === "HEAD";
  if (!reads || !url.startsWith("/api/") || headers.authorization || services.databaseWatch.away) return;
  const secure = isSecure(asOne(headers["x-forwarded-proto"]), services);
  const token = cookieIn(headers.cookie ?? null, sessionCookieName(secure));
  const requestId = asOne(headers[REQUEST_ID_HEADER]);
  if (!token || !requestId) return;
  const actor = actorOfSession(services.pool, token, services.now());
  // Whoever asks for the actor hears of a failure; a route that needs none does not.
  actor.catch(() => {});
  services.sessionsAhead.set(requestId, actor);
  response.once("close", () => services.sessionsAhead.delete(requestId));
}
