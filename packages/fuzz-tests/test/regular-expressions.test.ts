import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readLine } from "@gf-ledger/catalogue/text/line";
import { describe, expect, test } from "vitest";
import { type ExpressionGrowth, expressionsOf, growthOfExpression } from "../src/regular-expressions";
import { BOUNDED_PLACES } from "./bounded-places";

const ROOT = join(import.meta.dirname, "../../..");
/** Long enough on a busy machine; what is not proven by then must stand where its input is bounded. */
const TIMEOUT_MS = 60_000;

/** What `scripts/prove-expressions.ts` has proven. */
const WRITTEN_DOWN: ReadonlySet<string> = new Set(
  JSON.parse(readFileSync(join(import.meta.dirname, "../proven-expressions.json"), "utf8")),
);
/** With SOAK=1 everything is proven again. */
const PROVEN = process.env.SOAK === "1" ? new Set<string>() : WRITTEN_DOWN;

describe("operating-48 regular expressions", () => {
  const expressions = expressionsOf(ROOT);

  test("are all found", () => {
    expect(expressions.length).toBeGreaterThan(400);
  });

  test("stand in a bounded place only where they are not proven", () => {
    const unproven = expressions.filter(({ literal }) => !WRITTEN_DOWN.has(literal));
    const needless = BOUNDED_PLACES.filter(([where]) => !unproven.some(({ file }) => where.test(file)));
    expect(needless).toEqual([]);
  });

  test("take no longer than in proportion to their input, or their input is bounded", () => {
    const open = expressions.filter(
      ({ file, literal }) => !PROVEN.has(literal) && !BOUNDED_PLACES.some(([where]) => where.test(file)),
    );
    const slow = open.filter(({ literal }) => growthOfExpression(literal, TIMEOUT_MS) !== "linear");
    expect(slow).toEqual([]);
  }, 3_600_000);

  test.each<[string, ExpressionGrowth]>([
    ["/[T ]\\d{1,2}:\\d{2}.*$/", "polynomial"],
    ["/^[A-Za-z0-9+/\\s]*={0,2}\\s*$/", "polynomial"],
    ["/\\s+$/", "polynomial"],
    ["/^(a+)+$/", "exponential"],
    ["/(a+)\\1b/", "unknown"],
    ["/^\\s{0,8}x/", "linear"],
    ["/^[a-z]+$/", "linear"],
  ])("are told apart: %s is %s", (literal, growth) => {
    expect(growthOfExpression(literal, TIMEOUT_MS)).toBe(growth);
  });

  test("made of constant texts are found too", async () => {
    const root = await mkdtemp(join(tmpdir(), "gf-ledger-expressions-"));
    await mkdir(join(root, "apps"));
    await mkdir(join(root, "packages/one"), { recursive: true });
    await writeFile(
      join(root, "packages/one/a.ts"),
      'const a = new RegExp("x/+", "g");\nconst b = RegExp(a);\n',
    );
    expect(expressionsOf(root)).toEqual([{ file: "packages/one/a.ts", literal: "/x\\/+/g" }]);
    await rm(root, { recursive: true });
  });

  test("of the catalogue see the first 300 characters of a line", () => {
    const name = "gf bread ".repeat(60);
    expect(readLine(name)).toEqual(readLine(name.slice(0, 300)));
    expect(readLine(name).text.length).toBeLessThanOrEqual(300);
  });
});
