import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The import's thread, bundled as the product's build does it. */
export async function importWorker() {
  const folder = await mkdtemp(join(tmpdir(), "gf-ledger-import-worker-"));
  const workerPath = join(folder, "import-worker.cjs");
  await build({
    entryPoints: [fileURLToPath(new URL("../../src/account-data/import-worker.ts", import.meta.url))],
    outfile: workerPath,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
  });
  return { workerPath, removeWorker: () => rm(folder, { recursive: true }) };
}
