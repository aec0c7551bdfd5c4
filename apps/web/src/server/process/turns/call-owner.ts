import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { cookieIn } from "@gf-ledger/api/auth/session-cookie";
import { nameOwnerOfCall } from "@gf-ledger/db/call";
import { sessionCookieName } from "@gf-ledger/domain/account/cookie-names";
import { BoundedCache } from "@gf-ledger/domain/cache/bounded-cache";
import { CLIENT_ADDRESS_HEADER } from "../http-server";

/** People who called lately; who is forgotten counts by their address until the next call names them again. */
const MAX_KNOWN = 10_000;

/** One for the process: the server and the pages' code are bundled apart. */
const holder = globalThis as typeof globalThis & { gfLedgerOwners?: BoundedCache<string, string> };
holder.gfLedgerOwners ??= new BoundedCache(MAX_KNOWN);
const accountOf = holder.gfLedgerOwners;

type Named = Pick<IncomingHttpHeaders, "authorization" | "cookie">;

/** What a caller shows, as a hash: an API key or a session's cookie. */
function credentialOf({ authorization, cookie = "" }: Named): string | null {
  const shown =
    authorization ?? cookieIn(cookie, sessionCookieName(true)) ?? cookieIn(cookie, sessionCookieName(false));
  return shown && createHash("sha256").update(shown).digest("base64");
}

/**
 * Whose a request is before anything is looked up: the account that its session or key opened lately, else the client's
 * address. What a caller only claims to be gives no place of its own.
 */
export function ownerOfRequest(headers: IncomingHttpHeaders): string {
  const credential = credentialOf(headers);
  return (credential && accountOf.get(credential)) || `client ${headers[CLIENT_ADDRESS_HEADER]}`;
}

/** The gates found whose the current call is: it and the next ones count for the account. */
export function rememberOwner(headers: Headers, accountId: string): void {
  nameOwnerOfCall(accountId);
  const credential = credentialOf({
    authorization: headers.get("authorization") ?? undefined,
    cookie: headers.get("cookie") ?? undefined,
  });
  if (credential) accountOf.set(credential, accountId);
}
