import { spreadByPrice } from "@gf-ledger/claim/sums/spread-by-price";
import type { Transaction } from "@gf-ledger/db/database";
import { Prisma } from "@gf-ledger/db/generated/client";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { SignedInContext } from "../../context";
import { knownPricesOfReceipt, storedReceipt } from "../../drafts/queries/find-receipt";
import { type ReceiptItemRow, receiptInclude } from "../../drafts/receipt-row";
import { comparedPriceOf } from "../../prices/compared-price";
import { inTransaction } from "../../refusals/in-transaction";
import { nextPosition, ownItem, roomForLine } from "../draft-lines";
import type { NoDraft } from "./write-draft-item";

/** Quantities are split in millionths, so that the parts add up exactly. */
const MILLION = 1_000_000;

/**
 * The columns of both parts, the first part first: everything that is an amount goes in the ratio of the
 * prices, and the size of a package stays what it is (receipts-55). `regular` is the whole's regular price.
 */
function partsOf(item: ReceiptItemRow, second: number, regular: number) {
  const prices = [item.price - second, second];
  const ratio = prices.map(Math.abs);
  const shares = (cents: number | null) => (cents === null ? null : spreadByPrice(cents, ratio));
  const quantities = spreadByPrice(Math.round(item.quantity * MILLION), ratio);
  const [custom, catalogue] = [shares(item.customRegularPrice), shares(item.cataloguePrice)];
  const whole = shares(regular);
  return prices.map((price, at) => ({
    price,
    quantity: (quantities[at] ?? 0) / MILLION,
    customRegularPrice: custom?.[at] ?? null,
    cataloguePrice: catalogue?.[at] ?? null,
    regularShare: whole?.[at] ?? null,
  }));
}

async function regularPriceOfWhole(ctx: SignedInContext, transaction: Transaction, item: ReceiptItemRow) {
  const receipt = await transaction.receipt.findUniqueOrThrow({
    where: { id: item.receiptId, userId: ctx.actor.scope.userId },
    include: receiptInclude,
  });
  const known = await knownPricesOfReceipt(transaction, ctx.actor.scope, receipt);
  return comparedPriceOf(item, known, currencySchema.parse(receipt.currency)).cents;
}

/** The price of the second part: between 0 and the whole, on the side of 0 that the whole is on. */
function isInside(part: number, whole: number): boolean {
  return whole < 0 ? part < 0 && part > whole : part > 0 && part < whole;
}

/**
 * Splits one line into two that add up to the first in price, regular price and quantity: `price` (cents)
 * goes to the new line (receipts-55).
 */
export function splitItem(
  ctx: SignedInContext,
  input: { id: string; price: number },
): Promise<Outcome<ReceiptView, NoDraft | "no_such_item" | "split_price_outside" | "receipt_full">> {
  return inTransaction(ctx.database, async (transaction) => {
    const found = await ownItem(ctx, transaction, input.id);
    if (!found.ok) return found;
    const item = found.value;
    const room = await roomForLine(transaction, item.receiptId);
    if (!room.ok) return room;
    const second = item.price < 0 ? 0 - Math.abs(input.price) : input.price;
    if (!isInside(second, item.price)) return refused("split_price_outside");
    const [one, other] = partsOf(item, second, await regularPriceOfWhole(ctx, transaction, item));
    if (!one || !other || one.quantity === 0 || other.quantity === 0) return refused("split_price_outside");
    const {
      id,
      receiptId,
      matchedProduct: _product,
      lineItem: _lineItem,
      returnOf: _returnOf,
      correction: _correction,
      ...columns
    } = item;
    await transaction.receiptItem.update({ where: { id }, data: one });
    await transaction.receiptItem.create({
      data: {
        ...columns,
        ...other,
        receiptId,
        position: await nextPosition(transaction, receiptId),
        scaledBy: columns.scaledBy ?? Prisma.DbNull,
        box: columns.box ?? Prisma.DbNull,
        shares: columns.shares ?? Prisma.DbNull,
        // One text of the till stands for one line.
        proposed: Prisma.DbNull,
      },
    });
    return done(await storedReceipt(transaction, ctx.actor.scope, receiptId));
  });
}
