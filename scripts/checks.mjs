// The checks that more than one command makes.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./prepare.mjs";
import { check, suite } from "./tally.mjs";

/** What is read from the source alone: format, lint, import rules and unused code. */
export async function checkSource() {
  await check("format and lint", "biome", ["check", "."]);
  await check("import rules", "depcruise", [
    "--config",
    ".dependency-cruiser.cjs",
    "apps",
    "packages",
    "--output-type",
    "err",
  ]);
  await check("unused code", "knip", ["--no-progress", "--treat-config-hints-as-errors"]);
}

export const checkBuilds = () =>
  check("builds", "turbo", ["run", "build", "--filter=!@gf-ledger/web", "--output-logs=errors-only"]);

export const checkTypes = () =>
  check("types", "turbo", ["run", "typecheck", "--concurrency=2", "--output-logs=errors-only"]);

/** Settings, and what needs a running product. */
const WITHOUT_UNIT_TESTS = ["config", "contract-tests"];

/** The unit tests of every package and of the app, but for these packages'. */
export async function testUnits(left = []) {
  const packages = readdirSync(join(ROOT, "packages")).filter(
    (name) => ![...WITHOUT_UNIT_TESTS, ...left].includes(name),
  );
  for (const name of packages) await suite(name, `packages/${name}`);
  await suite("web", "apps/web");
}
