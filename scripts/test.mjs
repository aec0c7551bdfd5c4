// `npm test`: what a change must pass before it is shown to others, on a fresh clone, with one line of counts at
// the end. `npm run test:hardened` is what a release must pass besides.
import { keptBlackBoxSuite, started } from "./checking/black-box.mjs";
import { ensureBrowser } from "./checking/browser.mjs";
import { checkBuilds, checkTypes, HARDENED_FOLLOWS, SOURCE_CHECKS, unitSuites } from "./checking/checks.mjs";
import { finish, runFailedAgain, say, sideBySide } from "./checking/tally.mjs";
import { testedProduct } from "./checking/tested-product.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";

requireNode();
ensureInstalled();
try {
  process.env.CHROMIUM_PATH = ensureBrowser(say);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

// First, for its build fills the cores; the hardened suites take the same build.
const product = await started("contract tests and browser stories", testedProduct);
await checkBuilds();
const contract = () => keptBlackBoxSuite({ name: "contract tests", workspace: "contract-tests" }, product);
const beside = HARDENED_FOLLOWS ? [] : [contract];
await sideBySide(2, [...unitSuites([], beside), checkTypes, ...SOURCE_CHECKS]);
// By themselves: their two workers, a browser each, fill two cores.
const stories = { workspace: "web", task: "stories", folder: "apps/web/test/stories" };
await keptBlackBoxSuite({ name: "browser stories", ...stories }, product);
await runFailedAgain();
await product?.stop();
finish();
