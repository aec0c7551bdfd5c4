import type { Transaction } from "@gf-ledger/db/database";
import { Prisma } from "@gf-ledger/db/generated/client";
import type { SignedInContext } from "../../context";
import type { RememberedCorrection } from "../../corrections/take-back-corrections";
import type { UserScope } from "../../gate/user-scope";
import { dropKept, keepForUndo, takeKept, type UndoAct } from "../../undo/undo-store";

const allocation = { select: { parts: { select: { personId: true, share: true } } } } as const;
/** What names a line item from elsewhere: repayments, comments, and the returns of it, saved and on drafts. */
const names = {
  adjustments: { select: { adjustmentId: true } },
  comments: { select: { id: true } },
  returns: { select: { id: true } },
  draftReturns: { select: { id: true } },
} as const;
const whole = {
  items: true,
  lineItems: { include: { allocation, ...names } },
} satisfies Prisma.ReceiptInclude;

/** A receipt with its items and line items, deleted ones too, as they were; dates are text since it is JSON. */
export type KeptReceipt = Prisma.ReceiptGetPayload<{ include: typeof whole }> & {
  /** For a saved correction: what it remembered for later receipts. */
  readonly remembered?: readonly RememberedCorrection[];
  /** Of drafts that were joined: those below this one. */
  readonly others?: readonly KeptReceipt[];
};

/** Keeps the owner's locked receipt as it is now, so that what is about to happen to it can be undone. */
export async function keepReceipt(
  ctx: SignedInContext,
  transaction: Transaction,
  receiptId: string,
  act: "draft-discarded" | "line-removed" | "correction-begun",
): Promise<void> {
  const before = await transaction.receipt.findFirstOrThrow({
    where: { id: receiptId, userId: ctx.actor.scope.userId },
    include: whole,
  });
  await keepForUndo(ctx, transaction, act, { subjectId: receiptId, before });
}

/** Keeps the owner's locked drafts as they are before they are joined, the one that stays first. */
export async function keepJoined(
  ctx: SignedInContext,
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  const where = { id: { in: [...ids] }, userId: ctx.actor.scope.userId };
  const rows = await transaction.receipt.findMany({ where, include: whole });
  const [first, ...others] = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  if (!first) return;
  await keepForUndo(ctx, transaction, "drafts-joined", { subjectId: first.id, before: { ...first, others } });
}

type KeptLine = KeptReceipt["lineItems"][number];

/** The line items of a receipt that is being corrected, before the save that replaces them. */
export function linesBeforeSave(
  transaction: Transaction,
  { userId }: UserScope,
  receiptId: string,
): Promise<KeptLine[]> {
  return transaction.lineItem.findMany({ where: { receiptId, userId }, ...whole.lineItems });
}

const placeOf = ({ rawText, box }: Pick<KeptReceipt["items"][number], "rawText" | "box">) =>
  JSON.stringify([rawText, box]);

/** A line that was split off in the correction is paid back with the one that it was a part of (claim-46). */
async function partsStayPaidBack(
  transaction: Transaction,
  receiptId: string,
  { items, lineItems }: Pick<KeptReceipt, "items" | "lineItems">,
): Promise<void> {
  const paidBack = lineItems.filter(({ adjustments }) => adjustments.length > 0);
  if (paidBack.length === 0) return;
  const wholes = new Map(
    items.flatMap((item) => {
      const line = paidBack.find(({ receiptItemId }) => receiptItemId === item.id);
      return line ? [[placeOf(item), line.adjustments] as const] : [];
    }),
  );
  const parts = await transaction.receiptItem.findMany({
    where: { receiptId, id: { notIn: items.map(({ id }) => id) } },
    select: { rawText: true, box: true, lineItem: { select: { id: true } } },
  });
  await transaction.adjustmentLineItem.createMany({
    data: parts.flatMap(({ lineItem, ...part }) =>
      lineItem === null
        ? []
        : (wholes.get(placeOf(part)) ?? []).map(({ adjustmentId }) => ({
            adjustmentId,
            lineItemId: lineItem.id,
          })),
    ),
    skipDuplicates: true,
  });
}

/**
 * The saved correction can be undone from now on: its items as they were when it began, and its line items as they were
 * until it was saved, since they may have been filed or paid back meanwhile.
 */
export async function correctionSaved(
  ctx: SignedInContext,
  transaction: Transaction,
  receiptId: string,
  { remembered, lines }: { readonly remembered: readonly RememberedCorrection[]; readonly lines: KeptLine[] },
): Promise<void> {
  const { scope } = ctx.actor;
  await dropKept(transaction, scope, { subjectId: receiptId, acts: ["correction-saved"] });
  const begun = await takeKept<KeptReceipt, UndoAct>(transaction, scope, {
    subjectId: receiptId,
    acts: ["correction-begun"],
  });
  if (begun === null) return;
  const itemOf = new Map(begun.before.lineItems.map(({ id, receiptItemId }) => [id, receiptItemId]));
  const lineItems = lines.map((line) => ({ ...line, receiptItemId: itemOf.get(line.id) ?? null }));
  await partsStayPaidBack(transaction, receiptId, { items: begun.before.items, lineItems });
  const before = { ...begun.before, lineItems, remembered };
  await keepForUndo(ctx, transaction, "correction-saved", { subjectId: receiptId, before });
}

/** Compares the items of a correction that is being left with what they were compared with when it began. */
export async function compareAsKept(transaction: Transaction, receiptId: string, { items }: KeptReceipt) {
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

/** A column of JSON without a value; Prisma tells it apart from the JSON `null`. */
const jsonOrNone = (value: Prisma.JsonValue) => value ?? Prisma.DbNull;

/** The columns of kept rows, as they are written again. */
export function receiptColumns(kept: KeptReceipt) {
  const { items: _, lineItems: __, remembered: ___, others: ____, ...receipt } = kept;
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
export function lineItemColumns(kept: KeptReceipt["lineItems"][number]) {
  const { allocation: _, adjustments: __, comments: ___, returns: ____, draftReturns: _____, ...row } = kept;
  return { ...row, priceEvidence: jsonOrNone(row.priceEvidence) };
}
