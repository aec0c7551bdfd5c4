// The checks that more than one command makes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../prepare.mjs";
import { ensureProgram } from "./debian-package.mjs";
import { ensurePythonProgram } from "./python-package.mjs";
import { readerChanged } from "./reader-changed.mjs";
import { check, failed, keptSuite, say, suite } from "./tally.mjs";

const IMPORT_RULES = ["--config", ".dependency-cruiser.cjs", "apps", "packages", "--output-type", "err"];

/** The checks that only read the source: format, lint, import rules and unused code. */
export const SOURCE_CHECKS = [
  () => check("format and lint", "biome", ["check", "."]),
  () => check("import rules", "depcruise", IMPORT_RULES),
  () => check("unused code", "knip", ["--no-progress", "--treat-config-hints-as-errors"]),
];

export const checkBuilds = () =>
  check("builds", "turbo", ["run", "build", "--filter=!@gf-ledger/web", "--output-logs=errors-only"]);

/** What has settings of its own for its types: the app, and packages that know a browser's types. */
const TYPED_ALONE = ["web", "contract-tests", "sdk"];

/** The types of the packages in one program, which reads once what they share, and of what has settings of its own. */
export const checkTypes = () =>
  check("types", "turbo", [
    "run",
    "@gf-ledger/config#typecheck:packages",
    ...TYPED_ALONE.map((name) => `@gf-ledger/${name}#typecheck`),
    "--concurrency=2",
    "--output-logs=errors-only",
  ]);

/** Packages without unit tests: settings, and a suite that needs a running product. */
const WITHOUT_UNIT_TESTS = ["config", "contract-tests"];

/** With it the reader's suite reads all its generated photos, else one of each layout. */
const IN_FULL = { FULL_READER: "1" };

/** The suites that take longest, which are begun first. */
const LONGEST = ["reader", "api", "web", "rest"];

/** Suites that read more than their package and those it depends on: these run whatever was changed. */
const READ_AROUND = JSON.parse(readFileSync(join(ROOT, "scripts/read-around.json"), "utf8"));

/**
 * Said to `npm test` where `npm run test:hardened` follows: that reads all the generated photos, and runs the contract
 * tests on two servers, so that both do not.
 */
export const HARDENED_FOLLOWS = process.argv.includes("--hardened-follows");

/** The reader's tests on generated photos. */
const GENERATED = ["test/generated-receipts.test.ts", "test/generated-scans.test.ts"];

function readerSuite() {
  if (!HARDENED_FOLLOWS) return keptSuite({ name: "reader", env: readerChanged() ? IN_FULL : {} });
  return keptSuite({ name: "reader", args: GENERATED.flatMap((file) => ["--exclude", file]) });
}

/** The verbs' tests of years and products that hold tens of thousands of rows, which measure only what they themselves take. */
const LARGE = ["test/long-years.test.ts", "test/many-of-a-kind.test.ts"];

const apiSuite = () =>
  keptSuite({ name: "api", args: HARDENED_FOLLOWS ? LARGE.flatMap((file) => ["--exclude", file]) : [] });

function unitSuite(name) {
  if (name === "web") return () => suite(name, "apps/web");
  if (READ_AROUND.includes(name)) return () => suite(name, `packages/${name}`);
  if (name === "api") return apiSuite;
  return name === "reader" ? readerSuite : () => keptSuite({ name });
}

/**
 * The unit suites of the app and of every package, except those named in `left`; `beside` are jobs that take long
 * and mostly wait, begun after the two longest suites.
 */
export function unitSuites(left = [], beside = []) {
  const packages = readdirSync(join(ROOT, "packages"));
  const others = packages.filter((name) => ![...WITHOUT_UNIT_TESTS, ...LONGEST].includes(name));
  const suites = [...LONGEST, ...others].filter((name) => !left.includes(name)).map(unitSuite);
  return [...suites.slice(0, 2), ...beside, ...suites.slice(2)];
}

/** The reader on all its generated photos, whatever changed. */
export const readInFull = () => suite("reader on all photos", "packages/reader", IN_FULL, GENERATED);

/** The verbs on tens of thousands of rows. */
export const testLargeYears = () => suite("api on large years", "packages/api", {}, LARGE);

/** The development suite. It edits a source file for a moment, so no product may start, and build, beside it. */
export const testDevelopment = () => suite("development", "apps/web/test/development");

const ATTACKS = "apps/web/test/attacks";

/** The attacks' files: those that ask for health meanwhile, or the others. */
function attacks({ askForHealth }) {
  const files = readdirSync(join(ROOT, ATTACKS)).filter((name) => name.endsWith(".test.ts"));
  return files
    .map((name) => join(ROOT, ATTACKS, name))
    .filter((path) => readFileSync(path, "utf8").includes("watchHealth") === askForHealth);
}

/** The attacks during which health must be answered within a second: nothing that fills the cores may run beside them. */
export const testAttacksOnHealth = () =>
  suite("attacks on health", ATTACKS, {}, attacks({ askForHealth: true }));

export const testAttacks = () => suite("attacks", ATTACKS, {}, attacks({ askForHealth: false }));

/** Where a program is that reads what the production suite exports; none where it could not be had, which fails. */
function reading(what, ensure) {
  try {
    return ensure();
  } catch (error) {
    failed(`${what} of the production suite`);
    say(error.message);
    return null;
  }
}

export async function testProduction() {
  reading("hledger, which reads the journal", () => ensureProgram("/usr/bin/hledger", "hledger", say));
  const BEAN_CHECK = reading("bean-check, which reads the ledger", () =>
    ensurePythonProgram("bean-check", "beancount", "3.2.3", say),
  );
  const QIF_PYTHON = reading("quiffen, which reads the QIF", () =>
    ensurePythonProgram("python", "quiffen", "4.0.1", say),
  );
  const programs = { ...(BEAN_CHECK ? { BEAN_CHECK } : {}), ...(QIF_PYTHON ? { QIF_PYTHON } : {}) };
  await suite("production", "apps/web/test/production", programs);
}

/** The short part: the tests with slow clients wait for timeouts, so only `npm run test:soak` runs them. */
export const testResilience = () =>
  suite("resilience", "apps/web/test/resilience", { KILLS: "3", AWAY_SECONDS: "8" }, [
    "crashes",
    "absence",
    "clock",
    "full-disk",
    "backup",
  ]);
