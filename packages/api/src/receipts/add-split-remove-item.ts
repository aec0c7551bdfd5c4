import type { Transaction } from "@gf-ledger/db/database";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { editionOfCurrency } from "@gf-ledger/domain/edition/edition-of-currency";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { SignedInContext } from "../context";
import { inTransaction } from "../refusals/in-transaction";
import { proposalColumns } from "./draft-receipt";
import { evidenceSchema } from "./evidence";
import { storedReceipt } from "./find-receipt";
import { lockDraft, type NoDraft } from "./write-draft-item";

type Line = { name: string; price: number };

/**
 * The matcher's proposal for a new line. Call it before the transaction, which would hold a connection
 * meanwhile.
 */
async function proposalFor(ctx: SignedInContext, receiptId: string, name: string) {
  const where = { id: receiptId, userId: ctx.actor.scope.userId };
  const receipt = await ctx.database.receipt.findFirst({ where, select: { currency: true } });
  const edition = receipt ? editionOfCurrency(currencySchema.parse(receipt.currency)) : ctx.edition;
  return proposalColumns(await ctx.matcher.propose({ name }, edition));
}

type Proposal = ReturnType<typeof proposalColumns>;

async function appendLine(transaction: Transaction, receiptId: string, line: Line, proposal: Proposal) {
  const receipt = await transaction.receipt.findUniqueOrThrow({
    where: { id: receiptId },
    select: { items: { select: { position: true }, orderBy: { position: "desc" }, take: 1 } },
  });
  await transaction.receiptItem.create({
    data: {
      receiptId,
      position: (receipt.items[0]?.position ?? -1) + 1,
      rawText: line.name,
      name: line.name,
      quantity: 1,
      unit: "each",
      price: line.price,
      ...proposal,
      selected: proposal.glutenFree,
      confidence: 1,
    },
  });
}

/** Adds a line that the reader missed. */
export async function addItem(
  ctx: SignedInContext,
  input: Line & { receiptId: string },
): Promise<Outcome<ReceiptView, NoDraft>> {
  const { scope } = ctx.actor;
  const proposal = await proposalFor(ctx, input.receiptId, input.name);
  return inTransaction(ctx.database, async (transaction) => {
    const locked = await lockDraft(transaction, scope, input.receiptId);
    if (!locked.ok) return locked;
    await appendLine(transaction, input.receiptId, input, proposal);
    return done(await storedReceipt(transaction, scope, input.receiptId));
  });
}

/** The owner's item, with its draft locked. */
async function ownItem(ctx: SignedInContext, transaction: Transaction, id: string) {
  const item = await transaction.receiptItem.findFirst({
    where: { id, receipt: { userId: ctx.actor.scope.userId } },
  });
  if (!item) return refused("no_such_item");
  const locked = await lockDraft(transaction, ctx.actor.scope, item.receiptId);
  return locked.ok ? done(item) : locked;
}

/** Splits one line into two whose prices add up to the first: `price` (cents) goes to the new line. */
export async function splitItem(
  ctx: SignedInContext,
  input: { id: string; price: number },
): Promise<Outcome<ReceiptView, NoDraft | "no_such_item" | "split_price_outside">> {
  const whole = await ctx.database.receiptItem.findFirst({
    where: { id: input.id, receipt: { userId: ctx.actor.scope.userId } },
    select: { name: true, receiptId: true },
  });
  if (!whole) return refused("no_such_item");
  const proposal = await proposalFor(ctx, whole.receiptId, whole.name);
  return inTransaction(ctx.database, async (transaction) => {
    const found = await ownItem(ctx, transaction, input.id);
    if (!found.ok) return found;
    const item = found.value;
    if (input.price <= 0 || input.price >= item.price) return refused("split_price_outside");
    await transaction.receiptItem.update({
      where: { id: item.id },
      data: { price: item.price - input.price },
    });
    const part = { name: item.name, price: input.price };
    await appendLine(transaction, item.receiptId, part, proposal);
    return done(await storedReceipt(transaction, ctx.actor.scope, item.receiptId));
  });
}

/**
 * The reader's issues name items by position: drops those of the removed line and moves the later ones up.
 */
async function dropIssuesOf(transaction: Transaction, receiptId: string, position: number): Promise<void> {
  const receipt = await transaction.receipt.findUniqueOrThrow({
    where: { id: receiptId },
    select: { evidence: true },
  });
  const evidence = evidenceSchema.parse(receipt.evidence);
  const moved = <Row extends { itemIndex: number | null }>(row: Row): Row =>
    row.itemIndex !== null && row.itemIndex > position ? { ...row, itemIndex: row.itemIndex - 1 } : row;
  const stays = ({ itemIndex }: { itemIndex: number | null }) => itemIndex !== position;
  await transaction.receipt.update({
    where: { id: receiptId },
    data: {
      evidence: {
        ...evidence,
        issues: evidence.issues.filter(stays).map(moved),
        discounts: evidence.discounts.filter(stays).map(moved),
        deposits: evidence.deposits.filter(stays).map(moved),
      },
    },
  });
}

/** Removes a line from the draft; the positions after it move up. */
export function removeItem(
  ctx: SignedInContext,
  input: { id: string },
): Promise<Outcome<ReceiptView, NoDraft | "no_such_item">> {
  return inTransaction(ctx.database, async (transaction) => {
    const found = await ownItem(ctx, transaction, input.id);
    if (!found.ok) return found;
    const item = found.value;
    await transaction.receiptItem.delete({ where: { id: item.id } });
    const behind = await transaction.receiptItem.findMany({
      where: { receiptId: item.receiptId, position: { gt: item.position } },
      orderBy: { position: "asc" },
      select: { id: true, position: true },
    });
    await dropIssuesOf(transaction, item.receiptId, item.position);
    for (const row of behind) {
      await transaction.receiptItem.update({ where: { id: row.id }, data: { position: row.position - 1 } });
    }
    return done(await storedReceipt(transaction, ctx.actor.scope, item.receiptId));
  });
}
