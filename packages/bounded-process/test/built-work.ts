import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { childEnvironment } from "../src/child-environment";

export type WorkInput =
  | { readonly say: readonly string[] }
  | { readonly hang: true }
  | { readonly grow: true };

const WORK = `
  import { serveJobs } from ${JSON.stringify(fileURLToPath(new URL("../src/serve-jobs.ts", import.meta.url)))};
  serveJobs(async function* (input) {
    if (input.hang) for (;;);
    const held = [];
    if (input.grow) for (;;) {
      held.push(Buffer.alloc(8_000_000, 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    for (const word of input.say) {
      if (word === "throw") throw new Error("as asked");
      if (word === "pause") await new Promise((resolve) => setTimeout(resolve, 1_000));
      yield word + (process.env.AUTH_SECRET ?? "");
    }
  });
`;

/** A process that says words, hangs or grows, as it is asked, built as the product's are. */
export async function builtWork() {
  const folder = await mkdtemp(join(tmpdir(), "gf-ledger-bounded-process-"));
  const path = join(folder, "work.cjs");
  await writeFile(join(folder, "work.ts"), WORK);
  await build({
    entryPoints: [join(folder, "work.ts")],
    outfile: path,
    bundle: true,
    platform: "node",
    format: "cjs",
  });
  return {
    path,
    environment: childEnvironment({ ...process.env, AUTH_SECRET: "never" }),
    remove: () => rm(folder, { recursive: true }),
  };
}
