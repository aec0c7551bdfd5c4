import type { Prisma } from "@gf-ledger/db/generated/client";
import { type PageAsked, pageOf } from "@gf-ledger/domain/input/page-input";
import { kindSchema } from "@gf-ledger/domain/line-item/kind";
import type { Corrections, CorrectionView } from "@gf-ledger/domain/receipt/correction-view";
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

/** GET /api/corrections: what the person corrected, newest first, a page at a time. */
export async function corrections(ctx: SignedInContext, asked: PageAsked): Promise<Corrections> {
  const where = { userId: ctx.actor.scope.userId };
  const { page, perPage } = asked;
  const [rows, totalItems] = await Promise.all([
    ctx.database.correction.findMany({
      where,
      orderBy: [{ correctedAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * perPage,
      take: perPage,
    }),
    ctx.database.correction.count({ where }),
  ]);
  return { corrections: rows.map(correctionView), ...pageOf(asked, totalItems) };
}
