import { randomUUID } from "node:crypto";
import type { Transaction } from "@gf-ledger/db/database";
import { Prisma } from "@gf-ledger/db/generated/client";
import type { ShareView } from "@gf-ledger/domain/people/shares-view";
import type { SignedInContext } from "../../context";
import type { UserScope } from "../../gate/user-scope";
import { keepForUndo } from "../../undo/undo-store";

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

type Row = Prisma.LineItemGetPayload<{ select: typeof KEPT }>;

/**
 * A line item as it was, and what was said of who eats it; of `after`, what the change made of both, by which a later
 * change is told.
 */
export type KeptLineItem = Row & { readonly after?: ReturnType<typeof fingerprints> };

/** These line items with what an undo puts back, in the same order of columns each time. */
export function readChangeable(
  transaction: Transaction,
  { userId }: UserScope,
  ids: readonly string[],
): Promise<Row[]> {
  return transaction.lineItem.findMany({ where: { userId, id: { in: [...ids] } }, select: KEPT });
}

/** The figures of a line item, and who eats it, each as one text to compare. */
export function fingerprints({ allocation, ...columns }: Row) {
  const shares = allocation?.parts.map(({ personId, share }) => `${personId} ${share}`).sort() ?? null;
  return { columns: JSON.stringify(columns), shares: JSON.stringify(shares) };
}

/**
 * Keeps line items that were just changed for an undo, as they were `before`; returns the id to undo it by, and the
 * moment by which they are kept.
 */
export async function keepLineItems(
  ctx: SignedInContext,
  transaction: Transaction,
  before: readonly Row[],
): Promise<{ readonly undoId: string; readonly takenAt: Date }> {
  const ids = before.map(({ id }) => id);
  const changed = await readChangeable(transaction, ctx.actor.scope, ids);
  const after = new Map(changed.map((row) => [row.id, fingerprints(row)]));
  const kept = before.map((row) => ({ ...row, after: after.get(row.id) }));
  const undoId = randomUUID();
  const takenAt = await keepForUndo(ctx, transaction, "line-items-changed", {
    subjectId: undoId,
    before: kept,
  });
  return { undoId, takenAt };
}

/** The columns to write back, as they were when they were kept. */
export function keptColumns({
  id: _id,
  allocation: _translated,
  after: _,
  priceEvidence,
  ...columns
}: KeptLineItem) {
  return { ...columns, priceEvidence: priceEvidence ?? Prisma.DbNull };
}

/** Who ate it, as it was said; `null` where nothing was. */
export const keptShares = ({ allocation }: KeptLineItem): readonly ShareView[] | null =>
  allocation?.parts ?? null;
