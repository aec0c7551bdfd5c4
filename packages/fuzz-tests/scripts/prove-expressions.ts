// Writes down which expressions are proven to be linear, so that the test need not prove all of them each time:
// `npx tsx packages/fuzz-tests/scripts/prove-expressions.ts`
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expressionsOf, growthOfExpression } from "../src/regular-expressions";

const FILE = join(import.meta.dirname, "../proven-expressions.json");
const TIMEOUT_MS = 2_000;

const known = new Set<string>(JSON.parse(readFileSync(FILE, "utf8")) as string[]);
const all = new Set(expressionsOf(join(import.meta.dirname, "../../..")).map(({ literal }) => literal));
const proven = [...all].filter(
  (literal) => known.has(literal) || growthOfExpression(literal, TIMEOUT_MS) === "linear",
);
writeFileSync(FILE, `${JSON.stringify(proven.sort(), null, 2)}\n`);
