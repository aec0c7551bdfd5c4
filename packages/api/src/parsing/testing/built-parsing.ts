import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { createParsing, type Parsing } from "../parse-processes";

let built: Promise<Parsing> | null = null;

async function buildOnce(): Promise<Parsing> {
  const folder = mkdtempSync(join(tmpdir(), "gf-ledger-parse-worker-"));
  const outfile = join(folder, "parse-worker.cjs");
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  await build({
    entryPoints: [fileURLToPath(new URL("../parse-worker.ts", import.meta.url))],
    outfile,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
  });
  return createParsing(outfile, { NODE_ENV: "test" });
}

const parsing = () => {
  built ??= buildOnce();
  return built;
};

/**
 * The product's own processes, bundled as its build does it when a test first needs them. All tests of a worker
 * share them; they end with it.
 */
export const builtParsing: Parsing = {
  async *run(owner, job, signal) {
    yield* (await parsing()).run(owner, job, signal);
  },
  async *runArchive(owner, job, signal) {
    yield* (await parsing()).runArchive(owner, job, signal);
  },
  close: async () => {},
};
