import { kindSchema } from "@gf-ledger/domain/line-item/kind";
import { kindAndPrice } from "@gf-ledger/domain/line-item/kind-and-price";
import type { ItemKind } from "@gf-ledger/domain/line-item/kinds";
import { done } from "@gf-ledger/domain/outcome/outcome";

/** The kind and price (cents) of a draft item after a change, and no purchase where nothing is taken back. */
export function priceColumns(item: { readonly kind: string }, price: number, kind?: ItemKind) {
  const columns = kindAndPrice(kind ?? kindSchema.parse(item.kind), price);
  if (!columns.ok) return columns;
  const { value } = columns;
  return done(value.kind === "return" ? value : { ...value, returnOfId: null });
}
