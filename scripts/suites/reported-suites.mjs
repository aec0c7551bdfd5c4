// Suites that break the product and report what came of it.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runVitest } from "../tools.mjs";

/**
 * Runs the suites of these folders below `apps/web/test`, and prints a table of what was done and what happened.
 * Resolves with the worst exit code.
 */
export async function runReported(folders, env = {}) {
  const work = mkdtempSync(join(tmpdir(), "gf-ledger-report-"));
  const file = join(work, "report.ndjson");
  const statuses = [];
  for (const folder of folders)
    statuses.push(await runVitest(`apps/web/test/${folder}`, [], { ...env, SOAK_REPORT: file }));
  const rows = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  process.stdout.write("\n| what was done | times | what happened |\n| --- | --- | --- |\n");
  for (const { done, times, happened } of rows.map((row) => JSON.parse(row)))
    process.stdout.write(`| ${done} | ${times} | ${happened} |\n`);
  rmSync(work, { recursive: true, force: true });
  return Math.max(...statuses);
}
