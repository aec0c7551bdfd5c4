// Runs checks and suites, and counts what passed and what failed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "../prepare.mjs";
import { print, printedTogether, runTool, runVitest } from "../tools.mjs";

const started = Date.now();
const work = mkdtempSync(join(tmpdir(), "gf-ledger-check-"));
const counts = { passed: 0, failed: 0 };
const failures = [];
const passedAgain = [];
const durations = [];
const toRunAgain = [];

/** With more failed files than this, something is broken that does not pass by itself either. */
const MAX_FILES_AGAIN = 6;

/** Lines of a failed test's message that are shown again at the end. */
const MESSAGE_LINES = 12;

export const say = print;

/**
 * Runs jobs `lanes` at a time, in their order: what is alone in a lane leaves a core of most machines idle. The output
 * of each is shown in one piece when it has ended.
 */
export async function sideBySide(lanes, jobs) {
  const waiting = [...jobs];
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await printedTogether(job);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Counts one failure, for something that failed before its tests could run. */
export function failed(name) {
  counts.failed += 1;
  failures.push(name);
}

/** Names what runs, and keeps how long it took. */
async function timed(name, running) {
  say(`\n── ${name}`);
  const begun = Date.now();
  const code = await running();
  durations.push({ name, seconds: (Date.now() - begun) / 1000 });
  return code;
}

async function counted(name, running) {
  if ((await timed(name, running)) === 0) counts.passed += 1;
  else failed(name);
}

/** Runs an installed tool; the whole run counts as one check. */
export const check = (name, tool, args) => counted(name, () => runTool(tool, args));

/** A message without colours, and without the lines of the stack that are not the product's. */
const linesOf = (message) =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => !line.includes("node_modules"));

/** What failed in a suite, by vitest's report: each test, or file that could not run, with the head of its message. */
function failuresIn(result) {
  return (result?.testResults ?? []).flatMap((file) => {
    const name = relative(ROOT, file.name);
    const tests = file.assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => ({ title: test.fullName, message: test.failureMessages.join("\n") }));
    const broken =
      tests.length === 0 && file.status === "failed" ? [{ title: "", message: file.message }] : tests;
    return broken.map(({ title, message }) => {
      const head = linesOf(message).slice(0, MESSAGE_LINES).join("\n      ");
      return `  ${name} ${title}\n      ${head}`;
    });
  });
}

/** How many tests of a vitest report failed; files that could not run at all count as one. */
const failedIn = (result) =>
  (result?.numFailedTests ?? 0) + (result?.numFailedTestSuites && !result.numFailedTests ? 1 : 0);

const reportIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null);

/** Counts every test of a suite, by vitest's report and its exit code. */
function countTests({ name, folder, env }, report, code) {
  const result = reportIn(report);
  counts.passed += result?.numPassedTests ?? 0;
  const broken = failedIn(result);
  counts.failed += broken || (code === 0 ? 0 : 1);
  // Not by the exit code alone: a library that ends the process itself can hide a failure.
  if (broken === 0 && code === 0) return;
  const told = [name, ...failuresIn(result)].join("\n");
  failures.push(told);
  const files = (result?.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .map((file) => file.name);
  if (broken > 0) toRunAgain.push({ name, folder, env, files, broken, told });
}

/**
 * Runs the files that failed so far once more, with nothing beside them: on a busy machine a test may wait longer than
 * it is given. What passes then no longer fails the check, and is named at the end.
 */
export async function runFailedAgain() {
  const suites = toRunAgain.splice(0);
  if (suites.reduce((sum, { files }) => sum + files.length, 0) > MAX_FILES_AGAIN) return;
  for (const { name, folder, env, files, broken, told } of suites) {
    const report = reportOf(`${name} again`);
    const code = await timed(`${name}, what failed, again`, () =>
      runVitest(folder, [...files, ...reportingTo(report)], env),
    );
    const result = reportIn(report);
    if (code !== 0 || result === null || failedIn(result) > 0) continue;
    counts.failed -= broken;
    counts.passed += broken;
    failures.splice(failures.indexOf(told), 1);
    passedAgain.push(told);
  }
}

const reportOf = (name) => join(work, `${name.replace(/\W+/g, "-")}.json`);

const reportingTo = (report) => ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];

/** Runs a folder's vitest suite, or only its files whose names contain one of `files`. Every test counts. */
export async function suite(name, folder, env = {}, files = []) {
  const report = reportOf(name);
  const code = await timed(name, () => runVitest(folder, [...files, ...reportingTo(report)], env));
  countTests({ name, folder, env }, report, code);
}

/** Where turbo keeps a suite's report, below its folder, and puts it again when it has nothing to run. */
const KEPT_REPORT = ".turbo/tests.json";

/**
 * Runs the suite that is a task of a workspace, unless turbo knows that it passed on the same files: those of the
 * suite and of all that its task in `turbo.json` depends on. `args` are vitest's.
 */
export async function keptSuite({
  name,
  workspace = name,
  task = "test",
  folder = `packages/${workspace}`,
  env = {},
  args = [],
}) {
  const report = join(ROOT, folder, KEPT_REPORT);
  rmSync(report, { force: true });
  const asked = ["run", task, `--filter=@gf-ledger/${workspace}`, "--output-logs=new-only"];
  const code = await timed(name, () =>
    runTool("turbo", [...asked, "--", ...reportingTo(KEPT_REPORT), ...args], env),
  );
  countTests({ name, folder, env }, report, code);
}

/** What took longest first: some run beside each other, so their sum is more than the whole. */
function whereTheTimeWent() {
  const sorted = durations.toSorted((one, other) => other.seconds - one.seconds);
  return sorted.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${name}`).join("\n");
}

/** Prints what failed, with the messages, the time and the counts, and exits: with 0 when everything passed, else with 1. */
export function finish() {
  rmSync(work, { recursive: true, force: true });
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  say(`\n${whereTheTimeWent()}`);
  if (passedAgain.length > 0)
    say(`\nFailed beside other suites, and passed when run again by itself:\n${passedAgain.join("\n")}`);
  if (failures.length > 0) say(`\nFailed:\n${failures.join("\n")}`);
  say(`\nDone in ${minutes} minutes.`);
  say(`${counts.passed} passed, ${counts.failed} failed`);
  process.exit(counts.failed > 0 || failures.length > 0 ? 1 : 0);
}
