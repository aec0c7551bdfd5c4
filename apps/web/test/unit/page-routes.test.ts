import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "gf-ledger-routes-"));
const isPageOf = async (directory: string) => {
  vi.resetModules();
  vi.stubEnv("WEB_DIRECTORY", directory);
  vi.stubEnv("NEXT_DIST_DIR", "");
  return (await import("../../src/server/pages/page-routes")).isPage;
};

beforeEach(() => {
  const dynamicRoutes = [
    { page: "/[edition]/tools", regex: "^/([^/]+?)/tools(?:/)?$" },
    { page: "/[edition]/receipt-review/[id]", regex: "^/([^/]+?)/receipt\\-review/([^/]+?)(?:/)?$" },
    { page: "/[edition]/[...missing]", regex: "^/([^/]+?)/(.+?)(?:/)?$" },
  ];
  writeFileSync(join(folder, "routes-manifest.json"), JSON.stringify({ dynamicRoutes }));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("screens-10 any other path is not a page: what only the catch-all answers", async () => {
  const isPage = await isPageOf(folder);
  const paths = ["/ca/tools", "/ca/tools/", "/us/receipt-review/1", "/ca/nothing", "/ca/tools/more"];
  expect(paths.map((path) => [path, isPage(path)])).toEqual([
    ["/ca/tools", true],
    ["/ca/tools/", true],
    ["/us/receipt-review/1", true],
    ["/ca/nothing", false],
    ["/ca/tools/more", false],
  ]);
});

test("Without a build every path may be a page, which the framework then knows", async () => {
  expect((await isPageOf(join(folder, "nowhere")))("/ca/nothing")).toBe(true);
});
