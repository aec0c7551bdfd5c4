// `npm test`: everything that must hold, on a fresh clone, with one line of counts at the end.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureInstalled, ROOT, requireNode } from "./prepare.mjs";
import { startProduct } from "./product.mjs";

const say = (line) => process.stdout.write(`${line}\n`);
const bin = (name) => join(ROOT, "node_modules/.bin", name);
/** Quiet tools, and pnpm on the path for turbo, where a machine need not have one. */
const toolEnv = {
  PATH: `${join(ROOT, "node_modules/.bin")}${delimiter}${process.env.PATH}`,
  NEXT_TELEMETRY_DISABLED: "1",
  TURBO_TELEMETRY_DISABLED: "1",
  VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
};
const work = mkdtempSync(join(tmpdir(), "gf-ledger-check-"));
const counts = { passed: 0, failed: 0 };
const failures = [];

function run(command, args, { env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: "inherit",
      env: { ...process.env, ...toolEnv, ...env },
    });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** A check without tests of its own: it counts as one. */
async function check(name, command, args) {
  say(`\n── ${name}`);
  const ok = (await run(command, args)) === 0;
  counts[ok ? "passed" : "failed"] += 1;
  if (!ok) failures.push(name);
}

/** A vitest suite, or the files of it whose names hold one of these: its tests count. */
async function suite(name, folder, env = {}, files = []) {
  say(`\n── ${name}`);
  const report = join(work, `${name.replace(/\W+/g, "-")}.json`);
  const cwd = join(ROOT, folder);
  const code = await run(
    process.execPath,
    [
      join(ROOT, "node_modules/vitest/vitest.mjs"),
      "run",
      ...files,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { cwd, env },
  );
  const result = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null;
  counts.passed += result?.numPassedTests ?? 0;
  const failed =
    (result?.numFailedTests ?? 0) + (result?.numFailedTestSuites && !result.numFailedTests ? 1 : 0);
  counts.failed += failed || (code === 0 ? 0 : 1);
  // Exit codes alone would miss what a library that ends the process itself has swallowed.
  if (failed > 0 || code !== 0) failures.push(name);
}

async function blackBoxSuites(browser) {
  say("\n── Starting the product for the contract and browser tests");
  let product;
  try {
    product = await startProduct(join(work, "data"));
  } catch (error) {
    counts.failed += 1;
    failures.push("start");
    return say(error.message);
  }
  const env = {
    BASE_URL: `http://ca.localhost:${product.port}`,
    PRODUCT_URL: `http://localhost:${product.port}`,
    CHROMIUM_PATH: browser,
    OUTBOX_DIR: join(work, "data/outbox"),
  };
  await suite("contract tests", "packages/contract-tests", env);
  await suite("browser stories", "apps/web/test/stories", env);
  await product.stop();
}

/** The product as it is in production, and what it bears; it was built for the suites before. */
async function hardenedSuites() {
  await suite("production", "apps/web/test/production");
  await suite("attacks", "apps/web/test/attacks");
  // What waits for slow clients to be let go is left to `npm run test:soak`.
  const short = ["crashes", "absence", "clock", "full-disk", "backup"];
  await suite("resilience", "apps/web/test/resilience", { KILLS: "3", AWAY_SECONDS: "8" }, short);
}

requireNode();
const started = Date.now();
ensureInstalled();
let browser;
try {
  browser = ensureBrowser(say);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

await check("format and lint", bin("biome"), ["check", "."]);
await check("import rules", bin("depcruise"), [
  "--config",
  ".dependency-cruiser.cjs",
  "apps",
  "packages",
  "--output-type",
  "err",
]);
await check("builds", bin("turbo"), [
  "run",
  "build",
  "--filter=!@gf-ledger/web",
  "--output-logs=errors-only",
]);
await check("types", bin("turbo"), ["run", "typecheck", "--concurrency=2", "--output-logs=errors-only"]);
const packages = readdirSync(join(ROOT, "packages")).filter(
  (name) => !["config", "contract-tests"].includes(name),
);
for (const name of packages) await suite(name, `packages/${name}`, { CHROMIUM_PATH: browser });
await suite("web", "apps/web", { CHROMIUM_PATH: browser });
await blackBoxSuites(browser);
await check("contract tests on two servers, turn about", process.execPath, [
  join(ROOT, "scripts/test-two-servers.mjs"),
]);
await hardenedSuites();

rmSync(work, { recursive: true, force: true });
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
if (failures.length > 0) say(`\nFailed: ${failures.join(", ")}`);
say(`\nDone in ${minutes} minutes.`);
say(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 || failures.length > 0 ? 1 : 0);
