import type { Transaction } from "@gf-ledger/db/database";
import { Prisma } from "@gf-ledger/db/generated/client";
import type { SignedInContext } from "../context";
import type { RememberedCorrection } from "../corrections/take-back-corrections";
import type { UserScope } from "../gate/user-scope";

/** What can be taken back, and the beginning of a correction, which is kept until the correction is saved. */
export type UndoAct = "draft-discarded" | "line-removed" | "correction-begun" | "correction-saved";

const allocation = { select: { parts: { select: { personId: true, share: true } } } } as const;
const whole = { items: true, lineItems: { include: { allocation } } } satisfies Prisma.ReceiptInclude;

/** A receipt with its items and line items, deleted ones too, as they were; dates are text since it is JSON. */
export type KeptReceipt = Prisma.ReceiptGetPayload<{ include: typeof whole }> & {
  /** Of a saved correction: what it remembered for later receipts. */
  readonly remembered?: readonly RememberedCorrection[];
};

const asJson = (value: unknown): Prisma.InputJsonValue => JSON.parse(JSON.stringify(value));

/** Keeps the owner's locked receipt as it is now, so that what is about to happen to it can be undone. */
export async function keepForUndo(
  ctx: SignedInContext,
  transaction: Transaction,
  receiptId: string,
  act: UndoAct,
): Promise<void> {
  const { userId } = ctx.actor.scope;
  const receipt = await transaction.receipt.findFirstOrThrow({
    where: { id: receiptId, userId },
    include: whole,
  });
  const kept = asJson(receipt);
  const row = { userId, kept, takenAt: ctx.now() };
  await transaction.receiptUndo.upsert({
    where: { receiptId_act: { receiptId, act }, userId },
    create: { receiptId, act, ...row },
    update: row,
  });
}

/** The saved correction can be undone from now on, back to what it began with. */
export async function correctionSaved(
  ctx: SignedInContext,
  transaction: Transaction,
  receiptId: string,
  remembered: readonly RememberedCorrection[],
): Promise<void> {
  const { userId } = ctx.actor.scope;
  await transaction.receiptUndo.deleteMany({ where: { receiptId, userId, act: "correction-saved" } });
  const begun = await transaction.receiptUndo.findFirst({
    where: { receiptId, userId, act: "correction-begun" },
  });
  if (begun === null) return;
  // Only keepForUndo writes this column.
  const kept = { ...(begun.kept as unknown as KeptReceipt), remembered };
  await transaction.receiptUndo.update({
    where: { receiptId_act: { receiptId, act: "correction-begun" }, userId },
    data: { act: "correction-saved", takenAt: ctx.now(), kept: asJson(kept) },
  });
}

/** Compares the items of a correction that is being left with what they were compared with when it began. */
export async function compareAsKept(
  transaction: Transaction,
  { userId }: UserScope,
  receiptId: string,
): Promise<void> {
  const begun = await transaction.receiptUndo.findFirst({
    where: { receiptId, userId, act: "correction-begun" },
  });
  // Only keepForUndo writes this column.
  const items = begun === null ? [] : (begun.kept as unknown as KeptReceipt).items;
  for (const { id, matchedProductId, matchScore, matchConfidence, cataloguePrice, scaledBy } of items)
    await transaction.receiptItem.updateMany({
      where: { id, receiptId },
      data: {
        matchedProductId,
        matchScore,
        matchConfidence,
        cataloguePrice,
        scaledBy: jsonOrNone(scaledBy),
      },
    });
}

/** A correction that was left has nothing to go back to. */
export async function correctionLeft(
  transaction: Transaction,
  scope: UserScope,
  receiptId: string,
): Promise<void> {
  const { userId } = scope;
  await transaction.receiptUndo.deleteMany({ where: { receiptId, userId, act: "correction-begun" } });
}

/** A column of JSON without a value; Prisma tells it apart from the JSON `null`. */
const jsonOrNone = (value: Prisma.JsonValue) => value ?? Prisma.DbNull;

/** The columns of kept rows, as they are written again. */
export function receiptColumns({ items: _, lineItems: __, remembered: ___, ...receipt }: KeptReceipt) {
  return { ...receipt, evidence: receipt.evidence ?? {}, reopened: jsonOrNone(receipt.reopened) };
}
export function itemColumns(item: KeptReceipt["items"][number]) {
  const { scaledBy, box, proposed, shares } = item;
  return {
    ...item,
    scaledBy: jsonOrNone(scaledBy),
    box: jsonOrNone(box),
    proposed: jsonOrNone(proposed),
    // Absent in rows that were stored before shares were.
    shares: jsonOrNone(shares ?? null),
  };
}
export function lineItemColumns({ allocation: _said, ...row }: KeptReceipt["lineItems"][number]) {
  return { ...row, priceEvidence: jsonOrNone(row.priceEvidence) };
}
