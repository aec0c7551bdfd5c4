import type { Category } from "@gf-ledger/domain/category/category";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { editionOfCurrency } from "@gf-ledger/domain/edition/edition-of-currency";
import type { SignedInContext } from "../context";
import { boughtLine, proposalColumns } from "./draft-receipt";
import { type ChangedItem, type ItemAddress, writeDraftItem } from "./write-draft-item";

interface NameAndPrice {
  readonly name?: string | undefined;
  /** Cents. */
  readonly price?: number | undefined;
}

function nameAndPriceColumns({ name, price }: NameAndPrice) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(price === undefined ? {} : { price }),
  };
}

/** receipts-14 PUT …/selection, by id or by position. */
export function selectItem(
  ctx: SignedInContext,
  address: ItemAddress,
  input: NameAndPrice & { selected: boolean },
) {
  return writeDraftItem(ctx, address, { selected: input.selected, ...nameAndPriceColumns(input) });
}

/** receipts-15 PUT …/regular-price, by id or by position; in cents, `null` removes the custom price. */
export function setRegularPrice(
  ctx: SignedInContext,
  address: ItemAddress,
  input: NameAndPrice & { customRegularPrice: number | null },
) {
  return writeDraftItem(ctx, address, {
    customRegularPrice: input.customRegularPrice,
    ...nameAndPriceColumns(input),
  });
}

/**
 * receipts-16 PUT /api/receipt-items/{id}/details. A new name is matched again; the person's own choices
 * (selection, custom price, a category given here) stay.
 */
export async function changeDetails(
  ctx: SignedInContext,
  input: { id: string; name: string; price: number; category?: Category | undefined },
): Promise<ChangedItem> {
  const current = await ctx.database.receiptItem.findFirst({
    where: { id: input.id, receipt: { userId: ctx.actor.scope.userId } },
    select: { name: true, quantity: true, unit: true, receipt: { select: { currency: true } } },
  });
  const renamed = current !== null && current.name !== input.name;
  const proposal = renamed
    ? proposalColumns(
        await ctx.matcher.propose(
          boughtLine({ ...current, name: input.name }),
          editionOfCurrency(currencySchema.parse(current.receipt.currency)),
        ),
      )
    : {};
  return writeDraftItem(ctx, input, {
    name: input.name,
    price: input.price,
    ...proposal,
    ...(input.category ? { category: input.category } : {}),
  });
}
