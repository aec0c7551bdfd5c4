import type { Prisma } from "@gf-ledger/db/generated/client";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { CorrectionView } from "@gf-ledger/domain/receipt/correction-view";
import type { SignedInContext } from "../context";
import { inTransaction } from "../refusals/in-transaction";
import { keepForUndo, takeUndo } from "../undo/undo-store";
import { correctionView } from "./list-corrections";

/** A correction with the items of receipts that it was used for; its date is text once it was stored. */
type KeptCorrection = Prisma.CorrectionGetPayload<{ include: { items: { select: { id: true } } } }>;

/** DELETE /api/corrections/{id}: it is no longer proposed; receipts that it was used for stay as they are. */
export function forgetCorrection(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<Outcome<{ id: string }, "no_such_correction">> {
  const where = { id, userId: ctx.actor.scope.userId };
  return inTransaction(ctx.database, async (transaction) => {
    const kept: KeptCorrection | null = await transaction.correction.findFirst({
      where,
      include: { items: { select: { id: true } } },
    });
    const { count } = await transaction.correction.deleteMany({ where });
    if (kept === null || count === 0) return refused("no_such_correction");
    await keepForUndo(ctx, transaction, "correction-forgotten", { subjectId: id, before: kept });
    return done({ id });
  });
}

/**
 * POST /api/corrections/{id}/restore: it is proposed again, and items that said they repeat it say so again. Refused
 * a minute after it was forgotten, and where the same text was corrected again since (receipts-60).
 */
export function restoreCorrection(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<Outcome<CorrectionView, "nothing_to_undo">> {
  const { userId } = ctx.actor.scope;
  return inTransaction(ctx.database, async (transaction) => {
    const forgotten = await takeUndo<KeptCorrection, "correction-forgotten">(ctx, transaction, {
      subjectId: id,
      acts: ["correction-forgotten"],
    });
    if (forgotten === null) return refused("nothing_to_undo");
    const { items, ...row } = forgotten.before;
    const data = [{ ...row, userId }];
    const [back] = await transaction.correction.createManyAndReturn({ data, skipDuplicates: true });
    if (!back) return refused("nothing_to_undo");
    await transaction.receiptItem.updateMany({
      where: { id: { in: items.map((item) => item.id) }, correctionId: null, receipt: { userId } },
      data: { correctionId: id },
    });
    return done(correctionView(back));
  });
}
