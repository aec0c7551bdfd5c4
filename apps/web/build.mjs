// Builds the web app and the small server that runs it.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { bundleTracing } from "@gf-ledger/tracing/bundle";
import { build } from "esbuild";
import { compileAtOnce } from "./built-pages/compile-at-once.mjs";
import { htmlFiles } from "./built-pages/html-files.mjs";
import { writeInlineScriptHashes } from "./built-pages/inline-script-hashes.mjs";
import { paintFirst } from "./built-pages/paint-first.mjs";
import { wholePage } from "./built-pages/whole-page.mjs";
import { documentWriterBundle, parseWorkerBundle, serverBundle } from "./bundles.mjs";

const next = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
  stdio: "inherit",
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
});
if (next.status !== 0) process.exit(next.status ?? 1);

const built = process.env.NEXT_DIST_DIR ?? ".next";
for (const file of htmlFiles(built)) {
  const page = paintFirst(wholePage(readFileSync(file, "utf8")));
  writeFileSync(file, page);
  // Beside it the gzipped page, as the server sends it to clients that take gzip.
  writeFileSync(`${file}.gz`, gzipSync(page));
}
writeInlineScriptHashes(built);
compileAtOnce(built);

await build(serverBundle("dist"));
await build(parseWorkerBundle("dist"));
await build(documentWriterBundle("dist"));
await bundleTracing();
