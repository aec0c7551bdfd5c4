import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import type { UserScope } from "../gate/user-scope";
import { inTransaction } from "../refusals/in-transaction";
import { setAuditReason } from "./recorder";

/** What a person deletes by its id, and why it is refused where they have no such row. */
const MISSING = {
  adjustment: "no_such_adjustment",
  apiKey: "no_such_api_key",
  givenRate: "no_such_rate",
  householdInvitation: "no_such_invitation",
  mailSender: "no_such_mail_sender",
  otherExpense: "no_such_expense",
  priceObservation: "no_such_observation",
  session: "no_such_session",
  webhook: "no_such_webhook",
} as const;

type Deletable = keyof typeof MISSING;
/** The caller has no such row. */
export type NotOwned = (typeof MISSING)[Deletable];

interface Rows {
  deleteMany(query: { where: { id: string; userId: string } }): PromiseLike<{ readonly count: number }>;
}

/** Deletes the owner's row, in the transaction of a verb that decides or does something more. */
export async function deleteOwnRow(
  transaction: Transaction,
  { userId }: UserScope,
  table: Deletable,
  id: string,
): Promise<Outcome<{ id: string }, NotOwned>> {
  const rows: Rows = transaction[table];
  const { count } = await rows.deleteMany({ where: { id, userId } });
  return count === 0 ? refused(MISSING[table]) : done({ id });
}

/** The verb of a deletion that decides nothing: deletes the caller's row, and records why (claim-17). */
export const deleteOwn = (
  ctx: SignedInContext,
  table: Deletable,
  { id, why }: { readonly id: string; readonly why?: string | null | undefined },
): Promise<Outcome<{ id: string }, NotOwned>> =>
  inTransaction(ctx.database, async (transaction) => {
    await setAuditReason(transaction, why);
    return deleteOwnRow(transaction, ctx.actor.scope, table, id);
  });
