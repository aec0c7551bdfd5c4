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

/** The files of the scripts that pages load at first, and those that they import. */
async function scriptsOf(files: readonly string[]) {
  const imports = await importsOf(files);
  const paths = files.map((file) => `${PAGES}/${file}`);
  const scripts = reached(paths, imports, isForBrowser).filter(isForBrowser);
  return { scripts, held: reached(scripts, imports) };
}

test("the home page's scripts hold neither schemas, nor a translator, nor what a person's pages need", async () => {
  const { scripts, held } = await scriptsOf(["layout.tsx", "error.tsx", "(public)/page.tsx"]);
  expect(scripts).toContain("src/features/home/try-it.tsx");
  expect(held.filter((file) => /^(zod|@)|\/node_modules\/use-intl\//.test(file))).toEqual([]);
});

test("editions-23 a page's scripts hold a translator of compiled messages, and neither their parser nor messages", async () => {
  const { held } = await scriptsOf(["(public)/auth/page.tsx", "(public)/tools/page.tsx", "(app)/layout.tsx"]);
  expect(held.filter((file) => file.includes("/format-message/"))).toHaveLength(1);
  const unwanted = /\/node_modules\/(?:@formatjs\/icu|intl-messageformat)|\/messages\/src\/.*\.json$/;
  expect(held.filter((file) => unwanted.test(file))).toEqual([]);
});
