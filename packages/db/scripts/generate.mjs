// Generates the Prisma client without the schema engine's download: generating needs only that
// *an* executable stands at this path, it is never run for that.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const cli = fileURLToPath(import.meta.resolve("prisma/package.json")).replace(
  /package\.json$/,
  "build/index.js",
);
const { status } = spawnSync(process.execPath, [cli, "generate", "--no-hints"], {
  cwd: fileURLToPath(new URL("..", import.meta.url)),
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" },
  stdio: ["ignore", "inherit", "inherit"],
});
if (status === 0) await import("./owned-tables.mjs");
process.exit(status ?? 1);
