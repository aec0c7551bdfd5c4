// A product started for black-box suites, with a data folder that goes when they are done.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "./product.mjs";

/** Answers the environment in which the suites find it, and how to end it. */
export async function testedProduct() {
  const work = mkdtempSync(join(tmpdir(), "gf-ledger-tested-"));
  const clear = () => rmSync(work, { recursive: true, force: true });
  try {
    const { port, stop } = await startProduct(join(work, "data"));
    return {
      env: {
        BASE_URL: `http://ca.localhost:${port}`,
        PRODUCT_URL: `http://localhost:${port}`,
      },
      stop: () => stop().then(clear),
    };
  } catch (error) {
    clear();
    throw error;
  }
}
