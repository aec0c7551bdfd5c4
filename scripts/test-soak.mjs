// `npm run test:soak [-- --kills 50 --away 30]`: the resilience suite and the attacks at full length, then a
// table of what happened.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled, ROOT, requireNode } from "./prepare.mjs";

requireNode();
ensureInstalled();
const { values } = parseArgs({
  options: { kills: { type: "string", default: "50" }, away: { type: "string", default: "30" } },
});
const work = mkdtempSync(join(tmpdir(), "gf-ledger-soak-"));
const report = join(work, "report.ndjson");
const env = {
  ...process.env,
  KILLS: values.kills,
  AWAY_SECONDS: values.away,
  SOAK: "1",
  SOAK_REPORT: report,
};
const statuses = ["resilience", "attacks"].map((folder) => {
  const cwd = join(ROOT, "apps/web/test", folder);
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  return spawnSync(process.execPath, [vitest, "run"], { cwd, stdio: "inherit", env }).status ?? 1;
});
const rows = existsSync(report) ? readFileSync(report, "utf8").trim().split("\n") : [];
process.stdout.write("\n| what was done | times | what happened |\n| --- | --- | --- |\n");
for (const { done, times, happened } of rows.map((row) => JSON.parse(row))) {
  process.stdout.write(`| ${done} | ${times} | ${happened} |\n`);
}
rmSync(work, { recursive: true, force: true });
process.exit(Math.max(...statuses));
