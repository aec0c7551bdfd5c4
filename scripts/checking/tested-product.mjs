// A product started for black-box suites; its data folder is removed when they are done.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../product.mjs";

/** With it the suites deliver mail as a provider does. */
const MAIL_PROVIDER_SECRET = "the secret of suites";

/**
 * Resolves with `env`, the variables by which the suites find the product, and `stop`, which ends it. `settings` are
 * environment variables of the product.
 */
export async function testedProduct(settings = {}) {
  const work = mkdtempSync(join(tmpdir(), "gf-ledger-tested-"));
  const clear = () => rmSync(work, { recursive: true, force: true });
  try {
    const { port, stop } = await startProduct(join(work, "data"), {
      INBOUND_MAIL_DOMAIN: "in.example.org",
      INBOUND_MAIL_SECRET: MAIL_PROVIDER_SECRET,
      ...settings,
    });
    return {
      env: {
        // Not under the name of the setting: a story's own product would take it for its own.
        MAIL_PROVIDER_SECRET,
        PRODUCT_DATA: join(work, "data"),
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
