import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import importTable from "../../../../scripts/import-table.json";

const ROOT = join(import.meta.dirname, "../../../..");

interface MayImport {
  readonly imports: readonly string[];
  readonly types?: readonly string[];
}

const namesIn = (cell: string) => [...cell.matchAll(/`([\w/-]+)`/g)].map(([, name = ""]) => name);

/** The rows of the page's table: a folder, and what it may import. `apps/web` as a whole has no limit. */
function rowsOf(page: string): [string, MayImport][] {
  return page.split("\n").flatMap((line) => {
    const [, folder = "", , mayImport = ""] = line.split("|").map((cell) => cell.trim());
    const place = /^`((?:packages|apps)\/[\w/-]+)`$/.exec(folder)?.[1];
    if (place === undefined || place === "apps/web") return [];
    const [imports = "", types] = mayImport.split("; types of ");
    return [[place, { imports: namesIn(imports), ...(types ? { types: namesIn(types) } : {}) }]];
  });
}

test("operating-17 the page of the architecture tells the imports that the tool allows", () => {
  const page = readFileSync(join(ROOT, "docs/architecture.md"), "utf8");
  expect(Object.fromEntries(rowsOf(page))).toEqual(importTable);
});

test("operating-17 every package has its row, and every row its folder", () => {
  const packages = readdirSync(join(ROOT, "packages"))
    .filter((name) => existsSync(join(ROOT, "packages", name, "src")))
    .map((name) => `packages/${name}`);
  expect(Object.keys(importTable)).toEqual(expect.arrayContaining(packages));
  expect(Object.keys(importTable).filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
});
