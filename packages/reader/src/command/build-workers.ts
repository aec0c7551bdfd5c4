import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Writes a bundle whole or not at all, and only if it changed, since a process may be starting from this
 * file.
 * @returns whether it changed.
 */
export async function placeBundle(file: string, contents: Uint8Array): Promise<boolean> {
  const standing = await readFile(file).catch(() => null);
  if (standing?.equals(contents)) return false;
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, contents);
  await rename(draft, file);
  return true;
}

/**
 * The options for bundling the reader's processes into a folder of this package. Native and WebAssembly
 * packages are not bundled, since they load files of their own, nor is what asks for its parts with `require`.
 */
export function workerBundles(folder: string): BuildOptions & { write: false } {
  return {
    write: false,
    entryPoints: {
      worker: source("../local/worker.ts"),
      "line-worker": source("../ocr/recogniser/line-worker.ts"),
      "photo-worker": source("../openai/photo-worker.ts"),
      "reader-service": source("../remote/service-program.ts"),
    },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["onnxruntime-node", "sharp", "libheif-js", "@embedpdf/pdfium", "pidusage", "prom-client"],
    logLevel: "warning",
  };
}

/** Bundles the reader's processes into a folder of this package, within a tenth of a second. */
export async function buildWorkers(folder = source("../../dist")): Promise<void> {
  const { outputFiles } = await build(workerBundles(folder));
  for (const file of outputFiles) await placeBundle(file.path, file.contents);
}
