// `npm run test:pooler`: the whole contract suite against a product that reaches its database through PgBouncer in
// transaction mode.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testedProduct } from "../checking/tested-product.mjs";
import { ensureInstalled, requireNode } from "../prepare.mjs";
import { startProduct } from "../product.mjs";
import { runVitest } from "../tools.mjs";
import { startPooler } from "./pooler.mjs";

requireNode();
ensureInstalled();
const say = (line) => process.stdout.write(`${line}\n`);
const work = mkdtempSync(join(tmpdir(), "gf-ledger-pooler-"));
const closers = [() => rmSync(work, { recursive: true, force: true })];
let status = 1;
try {
  // Its embedded database stands for one of somebody's own.
  const owner = await startProduct(join(work, "database"));
  closers.push(owner.stop);
  const directUrl = readFileSync(join(work, "database/postgres/running-url"), "utf8").trim();
  const pooler = await startPooler(join(work, "pooler"), directUrl, say);
  closers.push(pooler.stop);
  const product = await testedProduct({
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_POOLING: "transaction",
  });
  closers.push(product.stop);
  status = await runVitest("packages/contract-tests", process.argv.slice(2), product.env);
  const transactions = await pooler.transactions();
  say(`${transactions} transactions went through the pooler.`);
  if (transactions === 0) status = 1;
} finally {
  for (const close of closers.reverse()) await close();
}
process.exit(status);
