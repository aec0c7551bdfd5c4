import type { Category, UNCATEGORIZED } from "@gf-ledger/domain/category/category";
import type { ProductKind } from "@gf-ledger/domain/line-item/kind";
import type { ShareView } from "@gf-ledger/domain/people/shares-view";

/** What is asked about several rows together. */
export type ManyEdit = "category" | "kind" | "shares";

/** One change of several rows, as it is sent. */
export type ManyChange =
  | { readonly category: Category | typeof UNCATEGORIZED }
  | { readonly kind: ProductKind; readonly kindNote?: string }
  | { readonly counts: boolean }
  | { readonly shares: ShareView[] | null }
  | { readonly remove: true };
