// Suites that ask a product which was started for them.
import { failed, say, suite } from "./tally.mjs";

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
