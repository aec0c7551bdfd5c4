import type { Transaction } from "@gf-ledger/db/database";
import { Prisma } from "@gf-ledger/db/generated/client";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { RECEIPT_BOUNDS } from "@gf-ledger/domain/receipt/receipt-bounds";
import type { JoinReceiptsInput } from "@gf-ledger/domain/receipt/receipt-parts";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { joinedReceipt } from "@gf-ledger/reader/parts/receipt-of-parts";
import { dateColumnOf } from "../../calendar-column";
import type { SignedInContext } from "../../context";
import type { UserScope } from "../../gate/user-scope";
import { columnsInCurrency } from "../../items/columns-in-currency";
import { linkReturnsAnew } from "../../items/verbs/link-returns";
import type { NoDraft } from "../../items/verbs/write-draft-item";
import { otherPictures } from "../../photos/pictures-of-receipt";
import { inTransaction } from "../../refusals/in-transaction";
import { duplicateOfDraft } from "../queries/find-duplicate";
import { storedReceipt } from "../queries/find-receipt";
import { partOfDraft } from "../queries/receipt-parts";
import { type ReceiptRow, receiptInclude } from "../receipt-row";
import { evidenceOfDraft } from "../settled-evidence";
import { keepJoined } from "./kept-receipt";

/** Locks drafts that were never saved, and resolves to them in the order of their ids. */
async function lockedDrafts(
  transaction: Transaction,
  { userId }: UserScope,
  ids: readonly string[],
): Promise<Outcome<ReceiptRow[], NoDraft>> {
  await transaction.$queryRaw`
    SELECT id FROM receipts WHERE id = ANY(${[...ids]}::uuid[]) AND user_id = ${userId}::uuid
    ORDER BY id FOR UPDATE`;
  const where = { id: { in: [...ids] }, userId };
  const rows = await transaction.receipt.findMany({ where, include: receiptInclude });
  const drafts = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  if (drafts.length < ids.length) return refused("no_such_receipt");
  return drafts.some(({ status }) => status !== "draft") ? refused("receipt_already_saved") : done(drafts);
}

/**
 * What the items are compared with where the whole receipt is in another currency than was taken for a part of it; the
 * matcher is asked before a connection is held.
 */
async function comparedAnew(ctx: SignedInContext, ids: readonly string[]) {
  const where = { id: { in: [...ids] }, userId: ctx.actor.scope.userId };
  const rows = await ctx.database.receipt.findMany({ where, include: receiptInclude });
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const currency = inOrder.map((row) => partOfDraft(row).currency).find((known) => known !== null) ?? null;
  const items = rows.flatMap((row) => (currency === null || row.currency === currency ? [] : row.items));
  return Promise.all(
    items.map(async (item) => ({
      id: item.id,
      data: currency === null ? {} : await columnsInCurrency(ctx, currency, item),
    })),
  );
}

/**
 * receipts-118 POST /api/receipt-drafts/{id}/join: drafts that were read of pictures of one receipt become the first of them,
 * with each row once. What was corrected on them stays, and each picture is known again (receipts-123). It can be undone
 * (receipts-124).
 */
export async function joinReceipts(
  ctx: SignedInContext,
  { id, receiptIds, ratios }: JoinReceiptsInput,
): Promise<Outcome<ReceiptView, NoDraft | "receipt_full">> {
  const ids = [id, ...receiptIds];
  const { scope } = ctx.actor;
  const compared = await comparedAnew(ctx, ids);
  return inTransaction(ctx.database, async (transaction) => {
    const locked = await lockedDrafts(transaction, scope, ids);
    if (!locked.ok) return locked;
    const drafts = locked.value;
    const [first, ...others] = drafts;
    if (!first) return refused("no_such_receipt");
    await keepJoined(ctx, transaction, ids);
    const { items: places, reading } = joinedReceipt(drafts.map(partOfDraft), ratios ?? null);
    const { items: most, charges } = RECEIPT_BOUNDS;
    const lists = [reading.taxes, reading.discounts, reading.deposits, reading.issues];
    if (places.length > most || lists.some((list) => list.length > charges))
      return refused("receipt_full", { most });
    const kept = places.flatMap(({ part, index }) => drafts[part]?.items[index] ?? []);
    await transaction.receiptItem.deleteMany({
      where: { receiptId: { in: [...ids] }, id: { notIn: kept.map(({ id }) => id) } },
    });
    // Positions are unique in a receipt: the first one's rows step aside before the others come in.
    await transaction.receiptItem.updateMany({
      where: { receiptId: first.id },
      data: { position: { increment: kept.length } },
    });
    for (const [position, { id }] of kept.entries())
      await transaction.receiptItem.update({
        where: { id },
        data: { receiptId: first.id, position, box: reading.items[position]?.box ?? Prisma.DbNull },
      });
    for (const { id, data } of compared)
      await transaction.receiptItem.updateMany({ where: { id, receiptId: first.id }, data });
    const where = { userId: scope.userId };
    await transaction.receipt.deleteMany({ where: { ...where, id: { in: others.map(({ id }) => id) } } });
    const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);
    const taxes = reading.taxes.map(({ cents }) => cents);
    const joined = await transaction.receipt.update({
      where: { ...where, id: first.id },
      data: {
        store: reading.store.value,
        purchaseDate: reading.purchaseDate.value ? dateColumnOf(reading.purchaseDate.value) : null,
        subtotalCents: reading.subtotalCents.value,
        taxCents: taxes.length > 0 ? sum(taxes) : null,
        totalCents: reading.totalCents.value,
        currency: reading.currency ?? first.currency,
        confidence: sum(kept.map(({ confidence }) => confidence)) / Math.max(1, kept.length),
        evidence: evidenceOfDraft(reading),
        ...otherPictures(drafts),
      },
      include: receiptInclude,
    });
    if (compared.length > 0) await linkReturnsAnew(ctx, transaction, first.id);
    // What one of the pictures repeats, the whole repeats.
    const repeated = drafts
      .map(({ duplicateOfId }) => duplicateOfId)
      .find((one) => one && !ids.includes(one));
    const duplicateOfId = await duplicateOfDraft(transaction, scope, joined, repeated ?? null);
    await transaction.receipt.update({ where: { ...where, id: first.id }, data: { duplicateOfId } });
    return done(await storedReceipt(transaction, scope, first.id));
  });
}
