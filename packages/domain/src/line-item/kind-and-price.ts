import type { Cents } from "../money/cents";
import type { Kind } from "./kind";

/** A price below 0 makes a line a return, and what a return gave back is below 0 (receipts-54). In cents. */
export function kindAndPrice(kind: Kind, price: Cents): { readonly kind: Kind; readonly price: Cents } {
  if (price < 0 || kind === "return") return { kind: "return", price: 0 - Math.abs(price) };
  return { kind, price };
}
