import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import nextConfig from "../../next.config";

const WEB = fileURLToPath(new URL("../..", import.meta.url));
const PAGES = "src/app/[edition]";

/** What the files import, without what is fetched only later. External packages stay by their names. */
async function importsOf(files: readonly string[]) {
  const { metafile } = await build({
    entryPoints: files.map((file) => join(WEB, PAGES, file)),
    absWorkingDir: WEB,
    tsconfig: join(WEB, "tsconfig.json"),
    alias: nextConfig.turbopack?.resolveAlias as Record<string, string>,
    outdir: "unwritten",
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: "esm",
    jsx: "automatic",
    external: [
      "react",
      "react-dom",
      "next",
      "next/*",
      "zod",
      "@headlessui/*",
      "@tanstack/*",
      "@trpc/*",
      "node:*",
    ],
    loader: { ".css": "empty", ".woff2": "empty", ".webp": "empty", ".jpg": "empty", ".png": "empty" },
    logLevel: "silent",
  });
  return (file: string) =>
    (metafile.inputs[file]?.imports ?? [])
      .filter(({ kind }) => kind === "import-statement")
      .map(({ path }) => path);
}

/** Everything reached from `from`; `stop` names files that are reached but not looked into. */
function reached(from: readonly string[], imports: (file: string) => string[], stop = (_: string) => false) {
  const found = new Set(from);
  for (const file of found) if (!stop(file)) for (const next of imports(file)) found.add(next);
  return [...found];
}

const isForBrowser = (file: string) =>
  /\.tsx?$/.test(file) && readFileSync(join(WEB, file), "utf8").startsWith('"use client"');

/** Schemas, the packages of a person's pages, and what reads messages that are not compiled. */
const UNWANTED =
  /^(?:zod|@)|\/node_modules\/(?:@formatjs\/icu|intl-messageformat)|\/messages\/src\/.*\.json$/;

test("the home page's scripts hold neither schemas, nor a parser of messages, nor what a person's pages need", async () => {
  const files = ["layout.tsx", "error.tsx", "(public)/page.tsx"];
  const imports = await importsOf(files);
  const ofPages = reached(
    files.map((file) => `${PAGES}/${file}`),
    imports,
    isForBrowser,
  );
  const scripts = ofPages.filter(isForBrowser);
  expect(scripts).toContain("src/features/home/try-it.tsx");
  const held = reached(scripts, imports);
  expect(held.filter((file) => file.includes("/format-message/format-only"))).toHaveLength(1);
  expect(held.filter((file) => UNWANTED.test(file))).toEqual([]);
});
