// Suites that ask a product which was started for them.
import { failed, keptSuite, say, suite } from "./tally.mjs";

/** Starts what black-box suites need; what can't start is a failure of its own. Resolves with null then. */
export async function started(name, start) {
  say(`\n── Starting the product for ${name}`);
  try {
    return await start();
  } catch (error) {
    failed(`start for ${name}`);
    say(error.message);
    return null;
  }
}

/** Runs a suite against a started product, where it did start. */
export async function blackBoxSuite(name, folder, product) {
  if (product) await suite(name, folder, product.env);
}

/** Runs a suite against a started product, unless it passed on the same product; `kept` is what `keptSuite` takes. */
export async function keptBlackBoxSuite(kept, product) {
  if (product) await keptSuite({ ...kept, env: product.env });
}
