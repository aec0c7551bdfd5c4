import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The options for bundling the process that runs the sentence network into a folder of this package. */
export const sentenceWorkerBundle = (folder: string): BuildOptions => ({
  entryPoints: { "sentence-worker": source("../meaning/sentence-worker.ts") },
  outdir: folder,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  external: ["onnxruntime-node"],
  logLevel: "warning",
});

/** Bundles it, within a tenth of a second. */
export async function buildSentenceWorker(folder = source("../../dist")): Promise<void> {
  await build(sentenceWorkerBundle(folder));
}
