import { type Kind, kindSchema } from "@gf-ledger/domain/line-item/kind";
import { kindAndPrice } from "@gf-ledger/domain/line-item/kind-and-price";

/** The kind and price (cents) of a draft item after a change, and no purchase where nothing is taken back. */
export function priceColumns(item: { readonly kind: string }, price: number, kind?: Kind) {
  const columns = kindAndPrice(kind ?? kindSchema.parse(item.kind), price);
  return columns.kind === "return" ? columns : { ...columns, returnOfId: null };
}
