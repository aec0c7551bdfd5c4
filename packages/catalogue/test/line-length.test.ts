import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const PACKAGES = join(import.meta.dirname, "../..");
const LONGEST = 200;
const NOT_SOURCE = /(?:^|\/)(?:node_modules|dist|generated|\.turbo)(?:\/|$)/;
/** Sentences for people stay whole, so that they can be searched for. */
const PROSE = [
  /^assistant\/src\/(?:refusals|local\/spoken)/,
  /^(?:mail\/src\/messages|rest\/src\/(?:routes|openapi)|documents\/src\/(?:letters|claim\/words)|messages\/src\/\w\w)\//,
  /-words(?:\.\w\w)?\.ts$/,
];
const isProse = (path: string) => PROSE.some((pattern) => pattern.test(path));

function sources(folder: string): string[] {
  return readdirSync(join(PACKAGES, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NOT_SOURCE.test(path)) return [];
    if (entry.isDirectory()) return sources(path);
    return /\.(?:ts|mts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

const longLines = (path: string, longest: number) =>
  readFileSync(join(PACKAGES, path), "utf8")
    .split("\n")
    .flatMap((line, at) => (line.length > longest ? [`${path}:${at + 1} has ${line.length}`] : []));

describe("data stands in tables, an entry a line", () => {
  const all = sources("");

  it("no line of source under packages is longer than 200 characters, but for sentences", () => {
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((path) => !isProse(path)).flatMap((path) => longLines(path, LONGEST))).toEqual([]);
  });
});
