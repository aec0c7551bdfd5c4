// `npm test`: everything that must hold, on a fresh clone, with one line of counts at the end.
import { ensureBrowser } from "./browser.mjs";
import {
  checkBuilds,
  checkTypes,
  SOURCE_CHECKS,
  testAttacksOnHealth,
  testDevelopment,
  testHardened,
  unitSuites,
} from "./checks.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";
import { failed, finish, say, sideBySide, suite } from "./tally.mjs";
import { testedProduct } from "./tested-product.mjs";
import { twoServers } from "./two-servers.mjs";

/** Starts what a black-box suite needs; what can't start is a failure of its own. */
async function started(name, start) {
  say(`\n── Starting the product for ${name}`);
  try {
    return await start();
  } catch (error) {
    failed(`start for ${name}`);
    say(error.message);
    return null;
  }
}

/** Runs a suite against a started product, and stops it. */
async function blackBoxSuite(name, folder, product, env = {}) {
  if (!product) return;
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
// The walks among the attacks open the browser too.
process.env.CHROMIUM_PATH = browser;
// Started before the lanes, because the first start builds what the suites of both start.
const forStories = await started("browser stories", testedProduct);
// These suites mostly wait for products that start and stop, while a browser fills the cores.
await sideBySide(2, [
  () => blackBoxSuite("browser stories", "apps/web/test/stories", forStories),
  testHardened,
]);
await testAttacksOnHealth();
// What holds on two servers, one of them behind a pooler, holds on one, where the other suites run.
const name = "contract tests on two servers";
// Started before the lanes: while development has a source edited no product may start, and build.
const forContract = await started(name, () => twoServers(say));
await sideBySide(2, [() => blackBoxSuite(name, "packages/contract-tests", forContract), testDevelopment]);
finish();
