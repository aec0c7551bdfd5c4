import type { Prisma } from "@gf-ledger/db/generated/client";
import { kindSchema } from "@gf-ledger/domain/line-item/kind";
import type { CorrectionView } from "@gf-ledger/domain/receipt/correction-view";
import { unitOrNullSchema } from "@gf-ledger/domain/size/unit";
import type { SignedInContext } from "../context";

/** A correction as its person sees it. */
export function correctionView(row: Prisma.CorrectionGetPayload<object>): CorrectionView {
  return {
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
  };
}

/** GET /api/corrections: what the person corrected, newest first. */
export async function corrections(ctx: SignedInContext): Promise<{ corrections: CorrectionView[] }> {
  const rows = await ctx.database.correction.findMany({
    where: { userId: ctx.actor.scope.userId },
    orderBy: [{ correctedAt: "desc" }, { id: "desc" }],
  });
  return { corrections: rows.map(correctionView) };
}
