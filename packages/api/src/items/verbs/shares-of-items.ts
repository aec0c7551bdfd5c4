import type { Transaction } from "@gf-ledger/db/database";
import { Prisma } from "@gf-ledger/db/generated/client";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import { type ShareView, storedSharesSchema } from "@gf-ledger/domain/people/shares-view";
import type { SignedInContext } from "../../context";
import type { ReceiptRow } from "../../drafts/receipt-row";
import type { UserScope } from "../../gate/user-scope";
import { lockAndEnsureOwner } from "../../people/verbs/lock-and-ensure-owner";
import { fittingShares, replaceShares, type SharesRefused } from "../../people/verbs/write-shares";
import { liveLineItems } from "../../tax-report/queries/live-line-items";

type Stated = readonly ShareView[] | null;

/** Who eats an item, as the column of a draft's item holds it. */
export const sharesAsColumn = (shares: Stated): Prisma.InputJsonValue | typeof Prisma.DbNull =>
  shares === null ? Prisma.DbNull : shares.map(({ personId, share }) => ({ personId, share }));

/** The column for what is said of a draft's item; none where nothing was sent. */
export async function sharesColumn(
  ctx: SignedInContext,
  transaction: Transaction,
  shares: Stated | undefined,
): Promise<Outcome<{ readonly shares?: Prisma.InputJsonValue | typeof Prisma.DbNull }, SharesRefused>> {
  if (shares === undefined) return done({});
  const { scope } = ctx.actor;
  if (shares !== null && shares.length > 0) await lockAndEnsureOwner(transaction, scope);
  const fits = await fittingShares(transaction, scope, shares ?? []);
  return fits.ok ? done({ shares: sharesAsColumn(shares) }) : fits;
}

const inOrder = (shares: readonly ShareView[]) =>
  shares.map(({ personId, share }) => `${personId} ${share}`).sort();

const isSame = (one: Stated, other: Stated) =>
  one === null || other === null ? one === other : inOrder(one).join() === inOrder(other).join();

const part = { personId: true, share: true } as const;

/**
 * Gives what a draft says of who eats its items to their line items, and takes it off the draft (receipts-88). A line
 * item of which that was said already is left as it is.
 */
export async function shareSavedItems(
  transaction: Transaction,
  scope: UserScope,
  receipt: ReceiptRow,
): Promise<void> {
  const chosen = new Map(receipt.items.map(({ id, shares }) => [id, storedSharesSchema.parse(shares)]));
  const lineItems = await transaction.lineItem.findMany({
    where: { receiptId: receipt.id, ...liveLineItems(scope) },
    select: {
      id: true,
      receiptItemId: true,
      allocation: { select: { parts: { select: part } } },
    },
  });
  for (const { id: lineItemId, receiptItemId, allocation } of lineItems) {
    const shares = chosen.get(receiptItemId ?? "") ?? null;
    if (isSame(shares, allocation?.parts ?? null)) continue;
    await replaceShares(transaction, scope, { lineItemId, category: null }, shares);
  }
  await takeSharesOff(transaction, receipt.id);
}

/** The items of a saved receipt say nothing of who eats them: their line items do. */
export async function takeSharesOff(transaction: Transaction, receiptId: string): Promise<void> {
  await transaction.receiptItem.updateMany({
    where: { receiptId, NOT: { shares: { equals: Prisma.DbNull } } },
    data: { shares: Prisma.DbNull },
  });
}
