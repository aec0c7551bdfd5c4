import { randomUUID } from "node:crypto";
import type { Transaction } from "@gf-ledger/db/database";
import { Prisma } from "@gf-ledger/db/generated/client";
import type { ShareView } from "@gf-ledger/domain/people/shares-view";
import type { SignedInContext } from "../context";
import { keepForUndo } from "../undo/undo-store";

/** What a change of several line items may change of one. */
const CHANGEABLE = {
  category: true,
  quantity: true,
  price: true,
  regularPrice: true,
  priceSource: true,
  priceBasis: true,
  priceEvidence: true,
  extraCost: true,
  kind: true,
  kindNote: true,
  kindReason: true,
  counts: true,
  name: true,
  size: true,
  unit: true,
  sizeCompared: true,
  taxCents: true,
  regularTaxCents: true,
} as const satisfies Prisma.LineItemSelect;

const KEPT = {
  ...CHANGEABLE,
  id: true,
  allocation: { select: { parts: { select: { personId: true, share: true } } } },
} as const satisfies Prisma.LineItemSelect;

/** A line item as it was, and what was said of who eats it. */
export type KeptLineItem = Prisma.LineItemGetPayload<{ select: typeof KEPT }>;

/** Keeps line items as they are for an undo; returns the id to undo it by, and the moment by which they are kept. */
export async function keepLineItems(
  ctx: SignedInContext,
  transaction: Transaction,
  ids: readonly string[],
): Promise<{ readonly undoId: string; readonly takenAt: Date }> {
  const { userId } = ctx.actor.scope;
  const before = await transaction.lineItem.findMany({
    where: { userId, id: { in: [...ids] } },
    select: KEPT,
  });
  const undoId = randomUUID();
  const takenAt = await keepForUndo(ctx, transaction, "line-items-changed", { subjectId: undoId, before });
  return { undoId, takenAt };
}

/** The columns to write back, as they were when they were kept. */
export function keptColumns({ id: _id, allocation: _translated, priceEvidence, ...columns }: KeptLineItem) {
  return { ...columns, priceEvidence: priceEvidence ?? Prisma.DbNull };
}

/** Who ate it, as it was said; `null` where nothing was. */
export const keptShares = ({ allocation }: KeptLineItem): readonly ShareView[] | null =>
  allocation?.parts ?? null;
