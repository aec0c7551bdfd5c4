// `npm test`: everything that must hold, on a fresh clone, with one line of counts at the end.
import { ensureBrowser } from "./browser.mjs";
import { checkBuilds, checkSource, checkTypes, testHardened, testUnits } from "./checks.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";
import { checkByScript, failed, finish, say, suite } from "./tally.mjs";
import { testedProduct } from "./tested-product.mjs";

async function blackBoxSuites(browser) {
  say("\n── Starting the product for the contract and browser tests");
  let product;
  try {
    product = await testedProduct();
  } catch (error) {
    failed("start");
    return say(error.message);
  }
  const env = { ...product.env, CHROMIUM_PATH: browser };
  await suite("contract tests", "packages/contract-tests", env);
  await suite("browser stories", "apps/web/test/stories", env);
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

await checkSource();
await checkBuilds();
await checkTypes();
await testUnits();
await blackBoxSuites(browser);
await checkByScript("contract tests on two servers, turn about", "scripts/test-two-servers.mjs");
await testHardened();
finish();
