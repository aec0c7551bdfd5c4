import { kindSchema } from "@gf-ledger/domain/line-item/kind";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { CorrectionView } from "@gf-ledger/domain/receipt/correction-view";
import { unitOrNullSchema } from "@gf-ledger/domain/size/unit";
import type { SignedInContext } from "../context";

/** GET /api/corrections: what the person corrected, newest first. */
export async function corrections(ctx: SignedInContext): Promise<{ corrections: CorrectionView[] }> {
  const rows = await ctx.database.correction.findMany({
    where: { userId: ctx.actor.scope.userId },
    orderBy: [{ correctedAt: "desc" }, { id: "desc" }],
  });
  return {
    corrections: rows.map((row) => ({
      id: row.id,
      text: row.text,
      articleCode: row.articleCode || null,
      store: row.store,
      name: row.name,
      category: row.category,
      kind: kindSchema.parse(row.kind),
      size: row.size,
      sizeUnit: unitOrNullSchema.parse(row.sizeUnit),
      selected: row.selected,
      correctedOn: row.correctedAt.toISOString().slice(0, 10),
    })),
  };
}

/** DELETE /api/corrections/{id}: it is proposed no more; receipts that it was used for stay as they are. */
export async function forgetCorrection(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<Outcome<{ id: string }, "no_such_correction">> {
  const { count } = await ctx.database.correction.deleteMany({
    where: { id, userId: ctx.actor.scope.userId },
  });
  return count === 0 ? refused("no_such_correction") : done({ id });
}
