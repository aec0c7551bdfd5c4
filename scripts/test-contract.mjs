// `npm run test:contract`: the black-box suites against BASE_URL, or against a product started for them.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled, ROOT, requireNode } from "./prepare.mjs";
import { startProduct } from "./product.mjs";

requireNode();
ensureInstalled();
const work = mkdtempSync(join(tmpdir(), "gf-ledger-contract-"));
const product = process.env.BASE_URL ? null : await startProduct(join(work, "data"));
const { status } = spawnSync(process.execPath, [join(ROOT, "node_modules/vitest/vitest.mjs"), "run"], {
  cwd: join(ROOT, "packages/contract-tests"),
  stdio: "inherit",
  env: { ...process.env, ...(product ? { BASE_URL: `http://ca.localhost:${product.port}` } : {}) },
});
await product?.stop();
rmSync(work, { recursive: true, force: true });
process.exit(status ?? 1);
