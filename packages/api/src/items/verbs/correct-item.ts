import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { editionOfCurrency } from "@gf-ledger/domain/edition/edition-of-currency";
import type { ItemKind } from "@gf-ledger/domain/line-item/kinds";
import { done, refused } from "@gf-ledger/domain/outcome/outcome";
import type { itemDetailsInput } from "@gf-ledger/domain/receipt/receipt-input";
import type { z } from "zod";
import type { SignedInContext } from "../../context";
import { comparedColumns } from "../../prices/compared-columns";
import { priceColumns } from "../../prices/price-columns";
import { codedKindNote } from "../../tax-report/rules/coded-kind-note";
import { amountOfDetails, ownPriceForAmount, proposalForAmount } from "../amount-of-details";
import { purchaseOf } from "../purchase-of";
import { kindReasonAfter } from "../rules/kind-reason-after";
import { sharesColumn } from "./shares-of-items";
import { type ChangedItem, type ItemAddress, type LockedItem, writeDraftItem } from "./write-draft-item";

interface NameAndPrice {
  readonly name?: string | undefined;
  /** Cents. */
  readonly price?: number | undefined;
}

function nameAndPriceColumns(item: LockedItem, { name, price }: NameAndPrice) {
  const named = name === undefined ? {} : { name };
  if (price === undefined) return done(named);
  const columns = priceColumns(item, price);
  if (!columns.ok) return columns;
  const { value } = columns;
  return done({ ...named, ...value, kindReason: kindReasonAfter(item, {}, value.kind) });
}

/** receipts-14 PUT …/selection, by id or by position. */
export function selectItem(
  ctx: SignedInContext,
  address: ItemAddress,
  input: NameAndPrice & { selected: boolean },
) {
  return writeDraftItem(ctx, address, (item) => {
    const columns = nameAndPriceColumns(item, input);
    return columns.ok ? done({ selected: input.selected, ...columns.value }) : columns;
  });
}

/** receipts-15 PUT …/regular-price, by id or by position; in cents, `null` removes the custom price. */
export function setRegularPrice(
  ctx: SignedInContext,
  address: ItemAddress,
  input: NameAndPrice & { customRegularPrice: number | null },
) {
  return writeDraftItem(ctx, address, (item) => {
    const columns = nameAndPriceColumns(item, input);
    return columns.ok ? done({ customRegularPrice: input.customRegularPrice, ...columns.value }) : columns;
  });
}

/** A return stays one under another name; what a product is follows its name. */
const kindAfter = (item: LockedItem, proposed: ItemKind | undefined) =>
  item.kind === "return" ? "return" : proposed;

/**
 * receipts-16, receipts-58 PUT /api/receipt-items/{id}/details. A new name is matched again, another quantity
 * or size is priced again; the person's own choices (selection, custom price, a category given here) stay. A
 * name or price that the person set, or says is right, is in doubt no more (receipts-89, receipts-129).
 */
export async function changeDetails(
  ctx: SignedInContext,
  input: z.output<typeof itemDetailsInput>,
): Promise<ChangedItem> {
  const current = await ctx.database.receiptItem.findFirst({
    where: { id: input.id, receipt: { userId: ctx.actor.scope.userId } },
    include: { matchedProduct: true, receipt: { select: { currency: true } } },
  });
  if (!current) return refused("no_such_item");
  const currency = currencySchema.parse(current.receipt.currency);
  const amount = amountOfDetails(current, input);
  const proposed = await proposalForAmount(ctx, editionOfCurrency(currency), current, {
    ...amount,
    name: input.name,
    sizeGiven: input.size !== undefined,
  });
  const asProposed: { readonly kind?: ItemKind; readonly kindReason?: string | null } = proposed;
  const compared = await comparedColumns(ctx, editionOfCurrency(currency), input, amount);
  if (!compared.ok) return compared;
  return writeDraftItem(ctx, input, async (item, transaction) => {
    const kind = input.kind ?? (input.returnOf ? "return" : kindAfter(item, asProposed.kind));
    const priced = priceColumns(item, input.price, kind);
    if (!priced.ok) return priced;
    const columns = priced.value;
    const back = { ...item, ...amount, ...columns, name: input.name };
    const purchase = await purchaseOf(ctx, transaction, { ...item.receipt, back, named: input.returnOf });
    if (!purchase.ok) return purchase;
    const shares = await sharesColumn(ctx, transaction, input.shares);
    if (!shares.ok) return shares;
    const isSaid = input.sure === true || input.name !== item.name || columns.price !== item.price;
    return done({
      name: input.name,
      ...(isSaid ? { confidence: 1 } : {}),
      ...amount,
      ...proposed,
      ...ownPriceForAmount(item, amount),
      ...compared.value,
      ...columns,
      ...purchase.value,
      ...shares.value,
      ...(input.category ? { category: input.category } : {}),
      kindReason: kindReasonAfter(item, asProposed, columns.kind),
      ...(input.kindNote === undefined ? {} : { kindNote: codedKindNote(input.kindNote, item.kindNote) }),
    });
  });
}
