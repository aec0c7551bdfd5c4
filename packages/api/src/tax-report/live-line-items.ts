import { Prisma } from "@gf-ledger/db/generated/client";
import type { UserScope } from "../gate/user-scope";

/**
 * The owner's line items that are not deleted; a deleted one waits for its Undo and counts in no figure
 * (reports-9).
 */
export function liveLineItems(scope: UserScope) {
  return { userId: scope.userId, deletedAt: null } satisfies Prisma.LineItemWhereInput;
}

/** The condition of a row of `line_items` that is not deleted, for SQL of our own. */
export const IS_LIVE = Prisma.sql`line_items.deleted_at IS NULL`;

/** The same rows for the driver, of one currency (prices-4): $1 is the owner, $2 the currency. */
export const FROM_LIVE_LINE_ITEMS =
  "FROM line_items WHERE user_id = $1 AND currency = $2 AND deleted_at IS NULL";

/** `countedExtraCost` of the domain, in SQL: positive differences, and what a return takes back of them. */
export const COUNTED_EXTRA_COST =
  "CASE WHEN kind = 'return' THEN LEAST(0, extra_cost) ELSE GREATEST(0, extra_cost) END";
