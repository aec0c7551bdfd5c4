// `npm run test:stories -- NAME…`: the named browser stories, or all, against PRODUCT_URL or a product started for them.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureInstalled, ROOT, requireNode } from "./prepare.mjs";
import { testedProduct } from "./tested-product.mjs";
import { runVitest } from "./tools.mjs";

const FOLDER = "apps/web/test/stories";
const ENDING = ".story.ts";

/** Ends with what can be told, before a product is started for a name that no story has. */
function requireStories(names) {
  const stories = readdirSync(join(ROOT, FOLDER)).filter((file) => file.endsWith(ENDING));
  const missing = names.filter((name) => !stories.includes(`${name}${ENDING}`));
  if (missing.length === 0) return;
  const known = stories.map((file) => file.slice(0, -ENDING.length)).join(", ");
  process.stderr.write(`There is no story ${missing.join(", ")}. There are: ${known}.\n`);
  process.exit(1);
}

requireNode();
const names = process.argv.slice(2);
requireStories(names);
ensureInstalled();
const browser = ensureBrowser((line) => process.stdout.write(`${line}\n`));
const product = process.env.PRODUCT_URL ? null : await testedProduct();
const env = { ...product?.env, CHROMIUM_PATH: browser };
// Whole paths: `reports` is not `upload-and-reports-fit` as well.
const files = names.map((name) => join(ROOT, FOLDER, `${name}${ENDING}`));
const status = await runVitest(FOLDER, files, env);
await product?.stop();
process.exit(status);
