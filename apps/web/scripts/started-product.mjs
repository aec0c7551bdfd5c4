// A product to look at or to measure: the one at PRODUCT_URL, otherwise one started for this.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../../../scripts/product.mjs";

/** Resolves with the product's port and data folder, and a function that ends it. */
export async function startedProduct() {
  if (process.env.PRODUCT_URL) {
    const { port } = new URL(process.env.PRODUCT_URL);
    return { port, dataDir: process.env.DATA_DIR, stop: async () => {} };
  }
  const work = mkdtempSync(join(tmpdir(), "gf-ledger-look-"));
  const dataDir = join(work, "data");
  const { port, stop } = await startProduct(dataDir);
  return {
    port,
    dataDir,
    stop: async () => {
      await stop();
      rmSync(work, { recursive: true, force: true });
    },
  };
}
