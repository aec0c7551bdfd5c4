import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildOnce } from "../../launcher/build";
import { sourceStamp } from "../../launcher/source-stamp";

function run(cwd: string, args: string[], env: Readonly<Record<string, string>> = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
  });
  if (status !== 0) throw new Error(`node ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
}

/** Builds the product as it ships, the product with the bench's own routes, and the empty app, each once. */
export async function benchBuild(root: string, print: (line: string) => void): Promise<void> {
  const web = join(root, "apps/web");
  await buildOnce(root);
  if (!existsSync(join(web, "bench/empty-app/.next/BUILD_ID"))) {
    print("Building an empty Next.js app …");
    run(web, ["node_modules/next/dist/bin/next", "build", "bench/empty-app"]);
  }
  const stampFile = join(web, ".next-bench/built-for");
  const stamp = await sourceStamp(root);
  if ((await readFile(stampFile, "utf8").catch(() => "")) === stamp) return;
  print("Building the product with the bench's routes …");
  run(web, ["build.mjs"], { NEXT_DIST_DIR: ".next-bench", BENCH_ROUTES: "on" });
  await writeFile(stampFile, stamp);
}
