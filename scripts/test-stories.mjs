// `npm run test:stories -- [--shard 1/3] NAME…`: the named browser stories, or all of them, or a third of them, against
// the product at PRODUCT_URL or one started for them.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./checking/browser.mjs";
import { testedProduct } from "./checking/tested-product.mjs";
import { ensureInstalled, ROOT, requireNode } from "./prepare.mjs";
import { runVitest } from "./tools.mjs";

const FOLDER = "apps/web/test/stories";
const ENDING = ".story.ts";

/** Exits with a list of the stories when a name is unknown, before a product is started for it. */
function requireStories(names) {
  const stories = readdirSync(join(ROOT, FOLDER)).filter((file) => file.endsWith(ENDING));
  const missing = names.filter((name) => !stories.includes(`${name}${ENDING}`));
  if (missing.length === 0) return;
  const known = stories.map((file) => file.slice(0, -ENDING.length)).join(", ");
  process.stderr.write(`There is no story ${missing.join(", ")}. There are: ${known}.\n`);
  process.exit(1);
}

requireNode();
const { values, positionals: names } = parseArgs({
  options: { shard: { type: "string" } },
  allowPositionals: true,
});
requireStories(names);
ensureInstalled();
const browser = ensureBrowser((line) => process.stdout.write(`${line}\n`));
const product = process.env.PRODUCT_URL ? null : await testedProduct();
const env = { ...product?.env, CHROMIUM_PATH: browser };
// Whole paths, because the name `reports` would also select `upload-and-reports-fit`.
const files = names.map((name) => join(ROOT, FOLDER, `${name}${ENDING}`));
const shard = values.shard === undefined ? [] : [`--shard=${values.shard}`];
const status = await runVitest(FOLDER, [...files, ...shard], env);
await product?.stop();
process.exit(status);
