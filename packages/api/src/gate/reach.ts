import type { KeyScope } from "@gf-ledger/domain/account/api-key-scope";
import { AppError } from "@gf-ledger/domain/app-error";
import type { Actor } from "./actor";

/**
 * Who may make a call. `open`: everybody. `key`: a signed-in person, or an API key of the right scope.
 * `session`: only a person signed in on the website (the account, its keys, passwords, sessions, data and
 * plan; accounts-38).
 */
export type Gate = "open" | "key" | "session";

/** What stands beside each procedure, for the middleware, the REST face and its document. */
export interface Reach {
  readonly gate: Gate;
}

/** The scope an API key needs: reading for what changes nothing, writing for the rest. */
export function scopeFor(type: string): KeyScope {
  return type === "query" ? "read" : "write";
}

const NOT_BY_KEY = "An API key can't do this. Please sign in on the website.";
const MISSING = {
  read: "This API key may not read. Make one that may on your account page.",
  write: "This API key may only read. Make one that may write on your account page.",
} as const;

/**
 * Asserts that the caller may make a call behind this gate; `type` is the procedure's, `query` or `mutation`.
 * @throws AppError `unauthenticated` without an actor, `forbidden` for an API key without the right.
 */
export function assertReaches(
  actor: Actor | null,
  gate: Exclude<Gate, "open">,
  type: string,
): asserts actor is Actor {
  if (!actor) throw new AppError("unauthenticated", "Please sign in first.");
  if (actor.keyScopes === null) return;
  if (gate === "session") throw new AppError("forbidden", NOT_BY_KEY);
  const scope = scopeFor(type);
  if (!actor.keyScopes.includes(scope)) throw new AppError("forbidden", MISSING[scope]);
}
