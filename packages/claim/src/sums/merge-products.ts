import type { LineItem } from "./line-item";

export type MergedProducts =
  | { readonly ok: true; readonly lines: readonly LineItem[] }
  | { readonly ok: false; readonly reason: "same-product" | "product-unknown" };

/** Gives every line of `from` the key of `into` (matching-25). Sizes stay rows of their own; no line's amounts change. */
export function mergeProducts(lines: readonly LineItem[], from: string, into: string): MergedProducts {
  if (from === into) return { ok: false, reason: "same-product" };
  if (!lines.some(({ product }) => product === from)) return { ok: false, reason: "product-unknown" };
  return {
    ok: true,
    lines: lines.map((line) => (line.product === from ? { ...line, product: into } : line)),
  };
}
