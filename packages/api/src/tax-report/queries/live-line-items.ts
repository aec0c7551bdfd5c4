import { Prisma } from "@gf-ledger/db/generated/client";
import type { UserScope } from "../../gate/user-scope";

/** The condition of a line item that is not deleted, for those that another row of the owner's names. */
export const IS_NOT_DELETED = { deletedAt: null } as const satisfies Prisma.LineItemWhereInput;

/**
 * The owner's line items that are not deleted; a deleted one waits for its Undo and counts in no figure
 * (reports-9).
 */
export function liveLineItems(scope: UserScope) {
  return { userId: scope.userId, ...IS_NOT_DELETED } satisfies Prisma.LineItemWhereInput;
}

/** The condition of a row of `line_items` that is not deleted, for SQL of our own. */
export const IS_LIVE = Prisma.sql`line_items.deleted_at IS NULL`;

/** The same rows for the driver, in whichever currency: $1 is the owner. */
export const FROM_LIVE_OF_ANY_CURRENCY = "FROM line_items WHERE user_id = $1 AND deleted_at IS NULL";

/** The same rows of one currency (prices-4), which is $2. */
export const FROM_LIVE_LINE_ITEMS = `${FROM_LIVE_OF_ANY_CURRENCY} AND currency = $2`;

/** The same rows as far as they count in sums (claim-50). */
export const FROM_COUNTED_LINE_ITEMS = `${FROM_LIVE_LINE_ITEMS} AND counts`;

/** `countedExtraCost` of the domain, in SQL: positive differences, and what a return takes back of them. */
export const COUNTED_EXTRA_COST =
  "CASE WHEN NOT counts THEN 0 WHEN kind = 'return' THEN LEAST(0, extra_cost) ELSE GREATEST(0, extra_cost) END";

/** The same as a part of a statement of Prisma's. */
export const COUNTED = new Prisma.Sql([COUNTED_EXTRA_COST], []);

/**
 * The purchase that a return of the owner takes back, where it is known and not deleted. `IS TRUE` keeps the owner out
 * of the choice of an index: with the statistics of before a large import, all of the owner's rows would be read for
 * each row that is joined (operating-55).
 */
const purchase = (userId: string) => Prisma.sql`
  FROM line_items bought
  WHERE bought.id = line_items.return_of_id AND (bought.user_id = ${userId}::uuid) IS TRUE AND bought.deleted_at IS NULL`;

/** For a return of the owner, the day of its purchase. */
export const purchasedOn = (userId: string) => Prisma.sql`(SELECT bought.purchase_date ${purchase(userId)})`;

/** The name of the product that a line is of: of a return whose purchase is known (as above), the purchase's. */
export const nameOfProduct = (userId: string) =>
  Prisma.sql`COALESCE((SELECT bought.name ${purchase(userId)}), name)`;
