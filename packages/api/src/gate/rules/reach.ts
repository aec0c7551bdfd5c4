import type { KeyScope } from "@gf-ledger/domain/account/api-key-scope";
import { roleAllows } from "@gf-ledger/domain/account/roles";
import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";
import type { Actor } from "../actor";

/**
 * Who may make a call. `open`: everybody. `key`: a signed-in person, or an API key of the right scope.
 * `comment`: the same, and a preparer as well, who may change nothing else (accounts-55). `session`: only the
 * account's owner, signed in on the website (the account, its keys, passwords, sessions, data, plan and members;
 * accounts-38). `person`: anybody signed in on the website, about themselves alone, whoever's records they look
 * at.
 */
export type Gate = "open" | "key" | "comment" | "session" | "person";

/** What stands beside each procedure, for the middleware, the REST face and its document. */
export interface Reach {
  readonly gate: Gate;
}

/** The scope an API key needs: reading for what changes nothing, writing for the rest. */
export function scopeFor(type: string): KeyScope {
  return type === "query" ? "read" : "write";
}

const NOT_BY_KEY = failure("notByKey");
const MISSING = {
  read: failure("keyMayNotRead"),
  write: failure("keyMayNotWrite"),
} as const;

const OWNER_ALONE = failure("ownerAlone");
const PREPARER_READS = failure("preparerReads");

/** What a role in somebody else's household does not allow (accounts-55, accounts-69). @throws AppError `forbidden` */
function assertRoleAllows({ role }: Actor, gate: Gate, type: string): void {
  if (gate === "session" && !roleAllows(role, "account")) throw new AppError("forbidden", OWNER_ALONE);
  if (gate === "key" && !roleAllows(role, "change") && type !== "query") {
    throw new AppError("forbidden", PREPARER_READS);
  }
}

/**
 * Asserts that the caller may make a call behind this gate; `type` is the procedure's, `query` or `mutation`.
 * @throws AppError `unauthenticated` without an actor, `forbidden` for an API key without the right.
 */
export function assertReaches(
  actor: Actor | null,
  gate: Exclude<Gate, "open">,
  type: string,
): asserts actor is Actor {
  if (!actor) throw new AppError("unauthenticated", failure("signInFirst"));
  if (actor.keyScopes === null) return assertRoleAllows(actor, gate, type);
  if (gate === "session" || gate === "person") throw new AppError("forbidden", NOT_BY_KEY);
  const scope = scopeFor(type);
  if (!actor.keyScopes.includes(scope)) throw new AppError("forbidden", MISSING[scope]);
}
