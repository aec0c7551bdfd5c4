import type { Transaction } from "@gf-ledger/db/database";
import {
  GRANT_KINDS,
  type GrantKind,
  type GrantView,
  type KeptGrants,
} from "@gf-ledger/domain/account/grants";
import type { SignedInContext } from "../context";
import { GRANTS, type GrantOwner } from "./grant-kinds";

const ownerOf = ({ actor, now, locale }: SignedInContext): GrantOwner => ({
  userId: actor.scope.userId,
  sessionId: actor.sessionId ?? actor.scope.userId,
  now: now(),
  locale,
});

/** GET /api/account/grants: whatever opens the account or tells of it beside its password, oldest first by kind. */
export async function listGrants(ctx: SignedInContext): Promise<GrantView[]> {
  const owner = ownerOf(ctx);
  const found: GrantView[] = [];
  for (const kind of GRANT_KINDS) {
    const rows = await GRANTS[kind].list(ctx.database, owner);
    const inOrder = [...rows].sort((a, b) => a.since.getTime() - b.since.getTime());
    found.push(...inOrder.map(({ id, name, since }) => ({ kind, id, name, since: since.toISOString() })));
  }
  return found;
}

/** What stays: all of some kinds, and of the others what was ticked one by one. */
export interface Keeping {
  readonly kinds: ReadonlySet<GrantKind>;
  readonly rows: KeptGrants;
}

/** Ends every grant of the account that is not kept (accounts-82). */
export async function endGrants(
  ctx: SignedInContext,
  transaction: Transaction,
  { kinds, rows }: Keeping,
): Promise<void> {
  const owner = ownerOf(ctx);
  for (const kind of GRANT_KINDS.filter((one) => !kinds.has(one))) {
    const kept = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    await GRANTS[kind].end(transaction, owner, kept);
  }
}
