import type { SourceProduct } from "@gf-ledger/domain/barcode/source-product";

/** Why a source said nothing of use; for the log. */
export type Silence = "not_reached" | "timed_out" | "redirected" | "refused" | "too_long" | "not_understood";

export type LookUpResult =
  | { readonly kind: "found"; readonly product: SourceProduct }
  | { readonly kind: "unknown" }
  | { readonly kind: "silent"; readonly because: Silence };

/** Door 5: a public source of facts about packaged products. */
export interface ProductSource {
  /** What people call it. */
  readonly name: "Open Food Facts";
  /**
   * Asks for the product with a barcode of 13 or 8 digits; the barcode is all that is sent. It never throws.
   */
  look(barcode: string): Promise<LookUpResult>;
}
