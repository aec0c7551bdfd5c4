// `npm test`: everything that must hold, on a fresh clone, with one line of counts at the end.
import { ensureBrowser } from "./browser.mjs";
import { checkBuilds, checkTypes, SOURCE_CHECKS, testHardened, unitSuites } from "./checks.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";
import { failed, finish, say, sideBySide, suite } from "./tally.mjs";
import { testedProduct } from "./tested-product.mjs";
import { twoServers } from "./two-servers.mjs";

/** Runs a suite against what `start` starts; what can't start is a failure of its own. */
async function blackBoxSuite(name, folder, start, env = {}) {
  say(`\n── Starting the product for ${name}`);
  let product;
  try {
    product = await start();
  } catch (error) {
    failed(`start for ${name}`);
    return say(error.message);
  }
  await suite(name, folder, { ...product.env, ...env });
  await product.stop();
}

requireNode();
ensureInstalled();
let browser;
try {
  browser = ensureBrowser(say);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

await checkBuilds();
// The reader's suite takes minutes on one core; the rest runs beside it.
await sideBySide(2, [...unitSuites(), checkTypes, ...SOURCE_CHECKS]);
await blackBoxSuite("browser stories", "apps/web/test/stories", testedProduct, { CHROMIUM_PATH: browser });
// What holds on two servers, one of them behind a pooler, holds on one, where the other suites run.
await blackBoxSuite("contract tests on two servers", "packages/contract-tests", () => twoServers(say));
// The walks among the attacks open the browser too.
process.env.CHROMIUM_PATH = browser;
await testHardened();
finish();
