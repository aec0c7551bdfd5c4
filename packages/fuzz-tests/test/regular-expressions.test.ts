import { join } from "node:path";
import { readLine } from "@gf-ledger/catalogue/text/line";
import { describe, expect, test } from "vitest";
import { expressionsOf, isSuperLinear } from "../src/regular-expressions";

const ROOT = join(import.meta.dirname, "../../..");

/** Where an expression that grows faster than its input may stand, and what bounds that input. */
const BOUNDED: readonly (readonly [where: RegExp, bound: string])[] = [
  [/^packages\/catalogue\/src\/text\//, "readLine cuts a line to 300 characters; tested below"],
  [/^packages\/reader\/src\/understanding\//, "one line of print, in a worker that is ended after its time"],
  [/^packages\/messages\/src\/pseudo\//, "the product's own messages, in the stories alone"],
  [/^packages\/assistant\/src\/passages\//, "the product's own articles, read from its own files"],
  [
    /^apps\/web\/src\/features\/content\//,
    "the product's own texts, read from its own files when it is built",
  ],
];

describe("Regular expressions", () => {
  const expressions = expressionsOf(ROOT);

  test("are all found", () => {
    expect(expressions.length).toBeGreaterThan(400);
    const files = new Set(expressions.map(({ file }) => file));
    const stale = BOUNDED.filter(([where]) => ![...files].some((file) => where.test(file)));
    expect(stale).toEqual([]);
  });

  test("take no longer than in proportion to their input, or their input is bounded", () => {
    const slow = expressions.filter(
      ({ file, literal }) => !BOUNDED.some(([where]) => where.test(file)) && isSuperLinear(literal),
    );
    expect(slow).toEqual([]);
  });

  test.each([
    ["/^[A-Za-z0-9+/\\s]*={0,2}\\s*$/", true],
    ["/^(a+)+$/", true],
    ["/\\s+$/", true],
    ["/^\\s{0,8}x/", false],
    ["/^[a-z]+$/", false],
  ])("are told apart: %s", (literal, superLinear) => {
    expect(isSuperLinear(literal)).toBe(superLinear);
  });

  test("of the catalogue see the first 300 characters of a line", () => {
    const name = "gf bread ".repeat(60);
    expect(readLine(name)).toEqual(readLine(name.slice(0, 300)));
    expect(readLine(name).text.length).toBeLessThanOrEqual(300);
  });
});
