import type { Transaction } from "@gf-ledger/db/database";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { takeBackCorrections } from "../../corrections/take-back-corrections";
import { receiptInclude } from "../../drafts/receipt-row";
import {
  itemColumns,
  type KeptReceipt,
  lineItemColumns,
  receiptColumns,
} from "../../drafts/verbs/kept-receipt";
import type { UserScope } from "../../gate/user-scope";
import { readHousehold } from "../../people/queries/read-household";
import { replaceShares } from "../../people/verbs/write-shares";
import { collectPrices } from "../../price-book/collect-from-receipt";
import { returnPricesFollow } from "../../tax-report/verbs/return-prices-follow";
import { returnsFollow } from "../../tax-report/verbs/returns-follow";
import { evidenceSchema } from "../evidence";
import { lockDraft } from "./write-draft-item";

type PutBack = Promise<Outcome<null, "nothing_to_undo">>;
type Item = KeptReceipt["items"][number];

/** Above any position of a receipt: rows wait there while others take their places. */
const OUT_OF_THE_WAY = 1_000_000;

/** The items without links to what was deleted meanwhile. */
async function withLiveLinks(transaction: Transaction, scope: UserScope, items: readonly Item[]) {
  const { userId } = scope;
  const ids = (values: readonly (string | null)[]) => values.filter((id) => id !== null);
  const corrections = await transaction.correction.findMany({
    where: { userId, id: { in: ids(items.map((item) => item.correctionId)) } },
    select: { id: true },
  });
  const purchases = await transaction.lineItem.findMany({
    where: { userId, id: { in: ids(items.map((item) => item.returnOfId)) } },
    select: { id: true },
  });
  const known = new Set([...corrections, ...purchases].map(({ id }) => id));
  const live = (id: string | null) => (id !== null && known.has(id) ? id : null);
  return items.map((item) => ({
    ...itemColumns(item),
    correctionId: live(item.correctionId),
    returnOfId: live(item.returnOfId),
  }));
}

/** A discarded draft is there again, with its items. */
export async function putBackDraft(transaction: Transaction, scope: UserScope, kept: KeptReceipt): PutBack {
  const there = await transaction.receipt.count({ where: { id: kept.id, userId: scope.userId } });
  if (there > 0) return refused("nothing_to_undo");
  await transaction.receipt.create({ data: receiptColumns(kept) });
  await transaction.receiptItem.createMany({ data: await withLiveLinks(transaction, scope, kept.items) });
  return done(null);
}

/** Drafts that were joined are receipts of their own again, each with its items as they were. */
export async function putBackJoined(transaction: Transaction, scope: UserScope, kept: KeptReceipt): PutBack {
  const locked = await lockDraft(transaction, scope, kept.id);
  if (!locked.ok) return refused("nothing_to_undo");
  await transaction.receiptItem.deleteMany({ where: { receiptId: kept.id } });
  await transaction.receipt.update({
    where: { id: kept.id, userId: scope.userId },
    data: receiptColumns(kept),
  });
  const others = kept.others ?? [];
  await transaction.receipt.createMany({ data: others.map(receiptColumns) });
  const items = [kept, ...others].flatMap((one) => one.items);
  await transaction.receiptItem.createMany({ data: await withLiveLinks(transaction, scope, items) });
  return done(null);
}

/** The reader's remarks name items by position: those behind a line that came back move down again. */
async function remarksWith(transaction: Transaction, scope: UserScope, kept: KeptReceipt, position: number) {
  const { evidence } = await transaction.receipt.findUniqueOrThrow({
    where: { id: kept.id, userId: scope.userId },
    select: { evidence: true },
  });
  const [now, before] = [evidenceSchema.parse(evidence), evidenceSchema.parse(kept.evidence)];
  type Remark = { itemIndex: number | null };
  const moved = <Row extends Remark>(row: Row): Row =>
    row.itemIndex !== null && row.itemIndex >= position ? { ...row, itemIndex: row.itemIndex + 1 } : row;
  const both = <Row extends Remark>(rows: readonly Row[], kept: readonly Row[]) => [
    ...rows.map(moved),
    ...kept.filter(({ itemIndex }) => itemIndex === position),
  ];
  return {
    ...now,
    issues: both(now.issues, before.issues),
    discounts: both(now.discounts, before.discounts),
    deposits: both(now.deposits, before.deposits),
  };
}

/** A removed line is at its place again; what was changed on the receipt since stays. */
export async function putBackLine(transaction: Transaction, scope: UserScope, kept: KeptReceipt): PutBack {
  const locked = await lockDraft(transaction, scope, kept.id);
  if (!locked.ok) return refused("nothing_to_undo");
  const present = await transaction.receiptItem.findMany({
    where: { receiptId: kept.id },
    orderBy: { position: "desc" },
    select: { id: true, position: true },
  });
  const missing = kept.items.find(({ id }) => !present.some((item) => item.id === id));
  if (!missing) return refused("nothing_to_undo");
  const position = Math.min(missing.position, present.length);
  for (const item of present.filter((one) => one.position >= position)) {
    await transaction.receiptItem.update({
      where: { id: item.id },
      data: { position: item.position + 1 },
    });
  }
  const [row] = await withLiveLinks(transaction, scope, [missing]);
  if (row) await transaction.receiptItem.create({ data: { ...row, position } });
  // On a receipt that is being corrected it is the line of its line item again, which keeps what names it.
  const saved = kept.lineItems.find(({ receiptItemId }) => receiptItemId === missing.id);
  if (saved)
    await transaction.lineItem.updateMany({
      where: { id: saved.id, userId: scope.userId, receiptItemId: null },
      data: { receiptItemId: missing.id },
    });
  const evidence = await remarksWith(transaction, scope, kept, position);
  await transaction.receipt.update({ where: { id: kept.id, userId: scope.userId }, data: { evidence } });
  return done(null);
}

/** Who ate each line item, as it was said; of people who are gone since, nothing. */
async function putBackShares(transaction: Transaction, scope: UserScope, kept: KeptReceipt): Promise<void> {
  const celiac = (await readHousehold(transaction, scope)).filter((person) => person.celiac);
  const ids = new Set(celiac.map(({ id }) => id));
  for (const { id: lineItemId, deletedAt, allocation } of kept.lineItems) {
    // Absent in rows that were stored before shares were.
    if (allocation === undefined || deletedAt !== null) continue;
    const shares = allocation?.parts.filter(({ personId }) => ids.has(personId)) ?? null;
    await replaceShares(transaction, scope, { lineItemId, category: null }, shares);
  }
}

/** The repayments and comments that named a line item name it again; those that are gone since stay gone. */
async function putBackNames(transaction: Transaction, { userId }: UserScope, kept: KeptReceipt) {
  for (const { id: lineItemId, adjustments, comments } of kept.lineItems) {
    const repayments = await transaction.adjustment.findMany({
      where: { userId, id: { in: (adjustments ?? []).map(({ adjustmentId }) => adjustmentId) } },
      select: { id: true },
    });
    await transaction.adjustmentLineItem.createMany({
      data: repayments.map(({ id: adjustmentId }) => ({ adjustmentId, lineItemId })),
      skipDuplicates: true,
    });
    await transaction.claimComment.updateMany({
      where: { userId, id: { in: (comments ?? []).map(({ id }) => id) } },
      data: { lineItemId },
    });
  }
}

type Line = KeptReceipt["lineItems"][number];

/** Which of these purchases and filed claims are there; a claim that was taken back since holds no line item. */
async function thereNow(transaction: Transaction, { userId }: UserScope, lines: readonly Line[]) {
  const ids = (values: readonly (string | null)[]) => values.filter((id) => id !== null);
  const purchases = await transaction.lineItem.findMany({
    where: { userId, id: { in: ids(lines.map(({ returnOfId }) => returnOfId)) } },
    select: { id: true },
  });
  const claims = await transaction.claim.findMany({
    where: { userId, id: { in: ids(lines.map(({ claimId }) => claimId)) }, status: { not: "draft" } },
    select: { id: true },
  });
  const there = new Set([...lines, ...purchases, ...claims].map(({ id }) => id));
  return (id: string | null) => (id !== null && there.has(id) ? id : null);
}

/** The line items as they were. One that stayed is in the claim that it is in now. */
async function putBackLines(transaction: Transaction, scope: UserScope, lines: readonly Line[]) {
  const there = await thereNow(transaction, scope, lines);
  for (const row of lines) {
    const { claimId, ...columns } = lineItemColumns(row);
    const data = { ...columns, returnOfId: there(row.returnOfId) };
    const where = { id: data.id, userId: scope.userId };
    await transaction.lineItem.upsert({ where, create: { ...data, claimId: there(claimId) }, update: data });
  }
}

/** The returns that took back a line item name it again; those that name another one since stay. */
async function putBackReturns(transaction: Transaction, scope: UserScope, kept: KeptReceipt) {
  const { userId } = scope;
  const unnamed = { kind: "return", returnOfId: null };
  for (const { id: returnOfId, returns, draftReturns } of kept.lineItems) {
    const saved = (returns ?? []).map(({ id }) => id);
    await transaction.lineItem.updateMany({
      where: { userId, ...unnamed, id: { in: saved } },
      data: { returnOfId },
    });
    const here = kept.items.filter((item) => item.returnOfId === returnOfId);
    const drafted = [...(draftReturns ?? []), ...here].map(({ id }) => id);
    await transaction.receiptItem.updateMany({
      where: { receipt: { userId }, ...unnamed, id: { in: drafted } },
      data: { returnOfId },
    });
  }
  await returnsFollow(
    transaction,
    scope,
    kept.lineItems.map(({ id }) => id),
  );
}

/** Receipt, items, line items and what is remembered are as before the correction that was just saved. */
export async function putBackSaved(transaction: Transaction, scope: UserScope, kept: KeptReceipt): PutBack {
  const { userId } = scope;
  const locked = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id FROM receipts WHERE id = ${kept.id}::uuid AND user_id = ${userId}::uuid
      AND status = 'confirmed' AND reopened IS NULL FOR UPDATE`;
  if (locked.length === 0) return refused("nothing_to_undo");
  const gone = (rows: readonly { readonly id: string }[]) => ({
    receiptId: kept.id,
    id: { notIn: rows.map(({ id }) => id) },
  });
  const corrected = await transaction.lineItem.findMany({ where: { userId, receiptId: kept.id } });
  await transaction.lineItem.deleteMany({ where: { userId, ...gone(kept.lineItems) } });
  await transaction.receiptItem.deleteMany({ where: gone(kept.items) });
  await transaction.receiptItem.updateMany({
    where: { receiptId: kept.id },
    data: { position: { increment: OUT_OF_THE_WAY } },
  });
  await transaction.receipt.update({
    where: { id: kept.id, userId: scope.userId },
    data: receiptColumns(kept),
  });
  for (const data of await withLiveLinks(transaction, scope, kept.items)) {
    await transaction.receiptItem.upsert({ where: { id: data.id }, create: data, update: data });
  }
  await putBackLines(transaction, scope, kept.lineItems);
  await putBackReturns(transaction, scope, kept);
  await returnPricesFollow(transaction, scope, corrected);
  await putBackShares(transaction, scope, kept);
  await putBackNames(transaction, scope, kept);
  await takeBackCorrections(transaction, scope, kept.remembered ?? []);
  const receipt = await transaction.receipt.findUniqueOrThrow({
    where: { id: kept.id, userId: scope.userId },
    include: receiptInclude,
  });
  await collectPrices(transaction, scope, { ...receipt, currency: currencySchema.parse(receipt.currency) });
  return done(null);
}
