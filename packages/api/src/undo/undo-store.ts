import type { Transaction } from "@gf-ledger/db/database";
import type { Prisma } from "@gf-ledger/db/generated/client";
import type { SignedInContext } from "../context";
import type { UserScope } from "../gate/user-scope";
import { undoableSince } from "./undo-allowance";

/** What can be undone, and the beginning of a correction, which is kept until the correction is saved. */
export type UndoAct =
  | "draft-discarded"
  | "drafts-joined"
  | "line-removed"
  | "correction-begun"
  | "correction-saved"
  | "line-items-changed"
  | "person-removed"
  | "correction-forgotten";

/** Which act on what: a receipt, a person, a remembered correction, or the id of a change of line items. */
interface Subject<Act extends UndoAct = UndoAct> {
  readonly subjectId: string;
  readonly acts: readonly Act[];
}

interface Kept<Before, Act extends UndoAct> {
  readonly act: Act;
  readonly before: Before;
  readonly takenAt: Date;
}

/**
 * Keeps what is about to change as it is, in place of an earlier one of this act. Dates become text. Resolves to the
 * moment by which it is kept.
 */
export async function keepForUndo(
  ctx: SignedInContext,
  transaction: Transaction,
  act: UndoAct,
  { subjectId, before }: { readonly subjectId: string; readonly before: unknown },
): Promise<Date> {
  const { userId } = ctx.actor.scope;
  const kept: Prisma.InputJsonValue = JSON.parse(JSON.stringify(before));
  const row = { kept, takenAt: ctx.now() };
  await transaction.undo.upsert({
    where: { userId_subjectId_act: { userId, subjectId, act } },
    create: { userId, subjectId, act, ...row },
    update: row,
  });
  return row.takenAt;
}

/** The newest of what was kept, once; `null` for nothing. `Before` is what the acts' verb keeps. */
export async function takeKept<Before, Act extends UndoAct>(
  transaction: Transaction,
  { userId }: UserScope,
  { subjectId, acts }: Subject<Act>,
  since = new Date(0),
): Promise<Kept<Before, Act> | null> {
  const row = await transaction.undo.findFirst({
    where: { userId, subjectId, act: { in: [...acts] }, takenAt: { gte: since } },
    orderBy: { takenAt: "desc" },
  });
  if (row === null) return null;
  const { act, takenAt } = row;
  const { count } = await transaction.undo.deleteMany({ where: { userId, subjectId, act, takenAt } });
  // Only keepForUndo writes these columns.
  return count === 0 ? null : { act: act as Act, before: row.kept as Before, takenAt };
}

/** The newest of what the caller did within the last minute, once; `null` for nothing. */
export const takeUndo = <Before, Act extends UndoAct>(
  ctx: SignedInContext,
  transaction: Transaction,
  subject: Subject<Act>,
) => takeKept<Before, Act>(transaction, ctx.actor.scope, subject, undoableSince(ctx.now()));

/** Keeps it no longer. */
export async function dropKept(
  transaction: Transaction,
  { userId }: UserScope,
  { subjectId, acts }: Subject,
): Promise<void> {
  await transaction.undo.deleteMany({ where: { userId, subjectId, act: { in: [...acts] } } });
}
