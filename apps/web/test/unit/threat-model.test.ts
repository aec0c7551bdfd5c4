import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../../..");
const lines = readFileSync(join(ROOT, "docs/threat-model.md"), "utf8").split("\n");
const claims = lines.filter((line) => line.startsWith("|")).slice(2);

test.each(claims)("operating-15 the threat model's claim names a test that is there: %s", (claim) => {
  const heldBy = claim.split("|").at(-2) ?? "";
  const files = [...heldBy.matchAll(/`((?:apps|packages)\/[^`]+)`/g)].map(([, file]) => file ?? "");
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !/\.(test|story)\.ts$/.test(file) || !existsSync(join(ROOT, file)))).toEqual(
    [],
  );
});
