import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { editionOfCurrency } from "@gf-ledger/domain/edition/edition-of-currency";
import { kindAndPrice } from "@gf-ledger/domain/line-item/kind-and-price";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { addItemInput } from "@gf-ledger/domain/receipt/receipt-input";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { z } from "zod";
import type { SignedInContext } from "../../context";
import { boughtLine, proposalColumns } from "../../drafts/draft-receipt";
import { storedReceipt } from "../../drafts/queries/find-receipt";
import { pricedBySize } from "../../prices/rules/priced-by-size";
import { inTransaction } from "../../refusals/in-transaction";
import { codedKindNote } from "../../tax-report/rules/coded-kind-note";
import { amountOfDetails } from "../amount-of-details";
import { nextPosition, roomForLine } from "../draft-lines";
import { type NoPurchase, purchaseOf } from "../purchase-of";
import { kindReasonAfter } from "../rules/kind-reason-after";
import { lockDraft, type NoDraft } from "./write-draft-item";

type Input = z.output<typeof addItemInput>;
type Amount = ReturnType<typeof amountOfDetails>;

/**
 * The matcher's proposal for a new line. Call it before the transaction, which would hold a connection
 * meanwhile.
 */
async function proposalFor(ctx: SignedInContext, input: Input, amount: Amount) {
  const { receiptId, name } = input;
  const where = { id: receiptId, userId: ctx.actor.scope.userId };
  const receipt = await ctx.database.receipt.findFirst({ where, select: { currency: true } });
  const edition = receipt ? editionOfCurrency(currencySchema.parse(receipt.currency)) : ctx.edition;
  const proposal = await ctx.matcher.propose(boughtLine({ ...amount, name }), edition);
  const matched = proposal.match?.product;
  const regular = matched
    ? { average: matched.price[edition], size: matched.size, unit: matched.unit }
    : null;
  const columns = proposalColumns(proposal);
  const sized = input.size ? { size: amount.size, sizeUnit: amount.sizeUnit } : {};
  return { columns: { ...columns, ...sized, ...pricedBySize(regular, amount) }, proposal };
}

const ONE = { quantity: 1, unit: "each", size: null, sizeUnit: null };

/** Adds a line that the reader missed: a purchase, or what is said to be a return (receipts-54). */
export async function addItem(
  ctx: SignedInContext,
  input: Input,
): Promise<Outcome<ReceiptView, NoDraft | NoPurchase | "only_returns_below_zero" | "receipt_full">> {
  const { scope } = ctx.actor;
  const { receiptId, name } = input;
  const amount = amountOfDetails(ONE, input);
  const { columns: proposed, proposal } = await proposalFor(ctx, input, amount);
  const stated = input.kind ?? (input.returnOf ? "return" : undefined);
  const priced = kindAndPrice(stated ?? proposal.kind, input.price);
  return inTransaction(ctx.database, async (transaction) => {
    const locked = await lockDraft(transaction, scope, receiptId);
    if (!locked.ok) return locked;
    const room = await roomForLine(transaction, receiptId);
    if (!room.ok) return room;
    if (!priced.ok) return priced;
    const columns = priced.value;
    const place = await transaction.receipt.findUniqueOrThrow({
      where: { id: receiptId },
      select: { store: true, purchaseDate: true, currency: true },
    });
    const back = { id: null, name, returnOfId: null, ...amount, ...columns };
    const purchase = await purchaseOf(ctx, transaction, { ...place, back, named: input.returnOf });
    if (!purchase.ok) return purchase;
    await transaction.receiptItem.create({
      data: {
        receiptId,
        position: await nextPosition(transaction, receiptId),
        rawText: name,
        name,
        ...amount,
        ...proposed,
        ...columns,
        kindReason: kindReasonAfter(proposal, proposal, columns.kind),
        kindNote: codedKindNote(input.kindNote ?? null),
        ...purchase.value,
        selected: proposal.startsSelected,
        confidence: 1,
      },
    });
    return done(await storedReceipt(transaction, scope, receiptId));
  });
}
