import type { Actor } from "./actor";
import { toSignedInUser, type UserRow } from "./session-gate";
import { scopeOf } from "./user-scope";

/** What is done with an account's records by way of each gate that knows neither session nor key. */
const ROLES = {
  mail: "owner",
  folder: "owner",
  calendar: "preparer",
  "claim-link": "preparer",
} as const satisfies Partial<Record<Actor["via"], Actor["role"]>>;

/**
 * The actor for an account that a gate found by a mail, a link, a calendar's address or the operator's settings. It may
 * make no call: it has neither session nor key scope.
 */
export function actorWithoutSession(row: UserRow, via: keyof typeof ROLES): Actor {
  const user = toSignedInUser(row);
  const scope = scopeOf(user.id);
  return {
    scope,
    role: ROLES[via],
    user,
    ownScope: scope,
    via,
    sessionId: null,
    keyId: null,
    keyName: null,
    keyScopes: [],
    keyYear: null,
    confirmedAt: null,
    linkUsedAt: null,
  };
}
