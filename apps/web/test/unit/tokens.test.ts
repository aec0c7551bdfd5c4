import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../../src");
const TOKENS = "app/globals.css";

/** The sources of the screens without their comments. */
const CODE = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== TOKENS)
  .map((file) => ({
    file,
    code: readFileSync(join(SOURCE, file), "utf8").replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, ""),
  }));

/** What a pattern finds in the sources, by file. */
const found = (pattern: RegExp) =>
  CODE.flatMap(({ file, code }) => [...code.matchAll(pattern)].map(([text]) => `${file}: ${text}`));

/**
 * Colours that no scheme changes: what a browser's bar is told in advance, letters on the grounds of the viewer's
 * library, a country's flag and the product's mark.
 */
const FIXED = [
  "app/[edition]/layout.tsx",
  "features/api-docs/api-viewer.css",
  "features/edition/flag.tsx",
  "features/shell/logo.tsx",
];

test("screens-44 a colour is one of the tokens; few files have their own", () => {
  const colours = found(/#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?=["'\]\s;])|\b(?:rgba?|hsla?|oklch)\(/gi);
  const files = new Set(colours.map((one) => one.split(": ")[0]));
  expect([...files].toSorted()).toEqual(FIXED);
  const tokens = readFileSync(join(SOURCE, TOKENS), "utf8");
  const bar = colours.filter((one) => one.startsWith("app/[edition]/layout.tsx"));
  expect(bar.filter((one) => !tokens.includes(`--canvas: ${one.split(": ")[1]}`))).toEqual([]);
});

/** In brackets only a colour of the reader's own contrast theme, as `CanvasText`. */
test("screens-44 type, corners, shadows and grounds are tokens", () => {
  expect(
    found(
      /\b(?:text|font|leading|tracking|rounded(?:-[a-z]+)?|shadow|bg|border|ring|fill)-\[(?![A-Z]).*?\]/g,
    ),
  ).toEqual([]);
});

/** What follows the window, its frame, a line of text or a letter is no step of the scale, nor is a share of a grid. */
test("screens-44 a space or a size is a step of the scale", () => {
  expect(found(/[a-z]-\[-?[\d.]+(?:px|rem|pt|cm)\]/g)).toEqual([]);
  expect(found(/style=\{\{[^}]*\d(?:px|rem)\b/g)).toEqual([]);
});
