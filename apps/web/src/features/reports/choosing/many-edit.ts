import type { Category, UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import type { ProductKind } from "@gf-ledger/domain/line-item/kinds";
import type { ShareView } from "@gf-ledger/domain/people/shares-view";
import type { Unit } from "@gf-ledger/domain/size/units";

/** What is asked about several rows together. */
export type ManyEdit = "category" | "kind" | "shares";

/** One change of several rows, as it is sent. */
export type ManyChange =
  | { readonly name: string }
  | { readonly size: number; readonly unit: Unit }
  | { readonly regularPrice: { readonly price: number; readonly quantity: number } }
  | { readonly category: Category | typeof UNCATEGORIZED }
  | { readonly kind: ProductKind; readonly kindNote?: string }
  | { readonly counts: boolean }
  | { readonly shares: ShareView[] | null }
  | { readonly remove: true };
