import { expect, test } from "vitest";
import { editionThatHas } from "./other-edition-article";

const BUILT = new Set(["/ca/blog/both", "/us/blog/both", "/ca/blog/line-33099-or-33199"]);
const isBuilt = (page: string) => BUILT.has(page);

test.each([
  ["/blog/line-33099-or-33199", "us", "ca"],
  ["/blog/line-33099-or-33199/", "us", "ca"],
  ["/blog/line-33099-or-33199", "ca", null],
  ["/blog/both", "us", null],
  ["/blog/nothing-of-the-kind", "us", null],
] as const)("editions-11 %s, asked of the %s edition, is only in: %s", (path, edition, other) => {
  expect(editionThatHas(path, edition, isBuilt)).toBe(other);
});
