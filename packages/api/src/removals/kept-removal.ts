import type { Transaction } from "@gf-ledger/db/database";
import type { Prisma } from "@gf-ledger/db/generated/client";
import type { SignedInContext } from "../context";
import { UNDO_ALLOWANCE_MS } from "../undo-allowance";

/** What can be brought back after it was removed: a person of the household, a correction that was remembered. */
type Thing = "person" | "correction";

/** Keeps what is about to be removed, by its own id, so that it can be brought back as it was. Dates become text. */
export async function keepRemoved(
  ctx: SignedInContext,
  transaction: Transaction,
  thing: Thing,
  { id, kept }: { readonly id: string; readonly kept: unknown },
): Promise<void> {
  const asJson: Prisma.InputJsonValue = JSON.parse(JSON.stringify(kept));
  const row = { userId: ctx.actor.scope.userId, thing, kept: asJson, takenAt: ctx.now() };
  await transaction.removalUndo.upsert({ where: { id }, create: { id, ...row }, update: row });
}

/** What the caller removed within the last minute, once; `null` for nothing. */
export async function takeRemoved(
  ctx: SignedInContext,
  transaction: Transaction,
  thing: Thing,
  id: string,
): Promise<Prisma.JsonValue> {
  const after = new Date(ctx.now().getTime() - UNDO_ALLOWANCE_MS);
  const where = { id, userId: ctx.actor.scope.userId, thing, takenAt: { gte: after } };
  const row = await transaction.removalUndo.findFirst({ where });
  const { count } = await transaction.removalUndo.deleteMany({ where });
  return row === null || count === 0 ? null : row.kept;
}
