// Runs checks and suites one after the other, and counts what passed and what failed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode, runTool, runVitest } from "./tools.mjs";

const started = Date.now();
const work = mkdtempSync(join(tmpdir(), "gf-ledger-check-"));
const counts = { passed: 0, failed: 0 };
const failures = [];

export const say = (line) => process.stdout.write(`${line}\n`);

/** Something that failed before its tests could run: it counts as one. */
export function failed(name) {
  counts.failed += 1;
  failures.push(name);
}

async function counted(name, running) {
  say(`\n── ${name}`);
  if ((await running()) === 0) counts.passed += 1;
  else failed(name);
}

/** A check by an installed tool, without tests of its own: it counts as one. */
export const check = (name, tool, args) => counted(name, () => runTool(tool, args));

/** A check by a script of the project: it counts as one. */
export const checkByScript = (name, script) => counted(name, () => runNode([script]));

/** A vitest suite, or the files of it whose names hold one of these: its tests count. */
export async function suite(name, folder, env = {}, files = []) {
  say(`\n── ${name}`);
  const report = join(work, `${name.replace(/\W+/g, "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runVitest(folder, [...files, ...reporters], env);
  const result = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null;
  counts.passed += result?.numPassedTests ?? 0;
  const broken =
    (result?.numFailedTests ?? 0) + (result?.numFailedTestSuites && !result.numFailedTests ? 1 : 0);
  counts.failed += broken || (code === 0 ? 0 : 1);
  // Exit codes alone would miss what a library that ends the process itself has swallowed.
  if (broken > 0 || code !== 0) failures.push(name);
}

/** Says what failed, how long it took and the counts, and ends the process. */
export function finish() {
  rmSync(work, { recursive: true, force: true });
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  if (failures.length > 0) say(`\nFailed: ${failures.join(", ")}`);
  say(`\nDone in ${minutes} minutes.`);
  say(`${counts.passed} passed, ${counts.failed} failed`);
  process.exit(counts.failed > 0 || failures.length > 0 ? 1 : 0);
}
