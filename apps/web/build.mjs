// Builds the web app and the small server that runs it.
import { spawnSync } from "node:child_process";
import { build } from "esbuild";
import { writeInlineScriptHashes } from "./inline-script-hashes.mjs";

const next = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
  stdio: "inherit",
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
});
if (next.status !== 0) process.exit(next.status ?? 1);

writeInlineScriptHashes(process.env.NEXT_DIST_DIR ?? ".next");

await build({
  entryPoints: ["server.ts"],
  outfile: "dist/server.mjs",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  external: ["next", "pino", "prom-client"],
});
