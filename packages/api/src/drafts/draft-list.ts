import { Prisma } from "@gf-ledger/db/generated/client";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { DraftSummary } from "@gf-ledger/domain/receipt/draft-summary";
import { calendarDateOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { lockDraft, type NoDraft } from "../items/verbs/write-draft-item";
import { inTransaction } from "../refusals/in-transaction";
import { keepReceipt } from "./verbs/kept-receipt";
import { leaveCorrection } from "./verbs/reopen-receipt";

/** More than a person would look through; older drafts appear as these are saved or discarded. */
const MAX = 20;

/** What a draft's summary is read from. */
export const summaryColumns = {
  id: true,
  store: true,
  purchaseDate: true,
  totalCents: true,
  currency: true,
  createdAt: true,
  status: true,
} satisfies Prisma.ReceiptSelect;

type SummaryRow = Prisma.ReceiptGetPayload<{ select: typeof summaryColumns }> & {
  // Prisma's own count would count everybody's items.
  readonly items: readonly unknown[];
};

/** A draft as lists show it. */
export const draftSummary = (row: SummaryRow): DraftSummary => ({
  id: row.id,
  store: row.store,
  purchaseDate: row.purchaseDate ? calendarDateOf(row.purchaseDate) : null,
  total: row.totalCents === null ? null : dollarsFromCents(row.totalCents),
  currency: currencySchema.parse(row.currency),
  itemCount: row.items.length,
  reopened: row.status === "confirmed",
  createdAt: row.createdAt.toISOString(),
});

/** The owner's receipts that were read or reopened and not saved yet, newest first. */
export async function draftReceipts(ctx: SignedInContext): Promise<DraftSummary[]> {
  const rows = await ctx.database.receipt.findMany({
    where: {
      userId: ctx.actor.scope.userId,
      OR: [{ status: "draft" }, { reopened: { not: Prisma.DbNull } }],
    },
    orderBy: { createdAt: "desc" },
    take: MAX,
    select: { ...summaryColumns, items: { select: { id: true } } },
  });
  return rows.map(draftSummary);
}

/** Throws a draft away with its items; a reopened receipt stays as it was saved (receipts-56). */
export function discardDraft(
  ctx: SignedInContext,
  input: { id: string },
): Promise<Outcome<{ id: string }, NoDraft>> {
  return inTransaction(ctx.database, async (transaction) => {
    const locked = await lockDraft(transaction, ctx.actor.scope, input.id);
    if (!locked.ok) return locked;
    const left = await leaveCorrection(transaction, ctx.actor.scope, input.id);
    if (!left) {
      await keepReceipt(ctx, transaction, input.id, "draft-discarded");
      await transaction.receipt.delete({ where: { id: input.id, userId: ctx.actor.scope.userId } });
    }
    return done({ id: input.id });
  });
}
