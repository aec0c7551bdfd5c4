import { createOpenFoodFacts } from "@gf-ledger/product-facts/open-food-facts/open-food-facts";
import type { ProductSource } from "@gf-ledger/product-facts/product-source";
import type { Environment } from "../environment/environment";

/** Where products are looked up by their barcode, by an agent that says who asks; `null` where they are not. */
export function createProductSource(environment: Environment, address: string): ProductSource | null {
  if (environment.PRODUCT_LOOKUP === "off") return null;
  const baseUrl = environment.PRODUCT_LOOKUP_URL;
  return createOpenFoodFacts({ userAgent: `GF Ledger (${address})`, ...(baseUrl ? { baseUrl } : {}) });
}
