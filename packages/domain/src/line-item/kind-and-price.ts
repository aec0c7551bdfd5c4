import type { Cents } from "../money/cents";
import { done, type Outcome, refused } from "../outcome/outcome";
import type { ItemKind } from "./kinds";

/**
 * What a return gave back is below 0, whatever its sign when it was typed; a price below 0 is refused anywhere else,
 * since nothing becomes a return by a sign (receipts-54). In cents.
 */
export function kindAndPrice(
  kind: ItemKind,
  price: Cents,
): Outcome<{ readonly kind: ItemKind; readonly price: Cents }, "only_returns_below_zero"> {
  if (kind === "return") return done({ kind, price: 0 - Math.abs(price) });
  return price < 0 ? refused("only_returns_below_zero") : done({ kind, price });
}
