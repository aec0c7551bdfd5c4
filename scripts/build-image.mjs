// Installs and builds without starting, for a container image.
import { spawnSync } from "node:child_process";
import { ensureInstalled, ROOT, requireNode, tsx } from "./prepare.mjs";

requireNode();
ensureInstalled();
const { status } = spawnSync(process.execPath, [tsx(), "apps/web/launcher/build-only.ts"], {
  cwd: ROOT,
  stdio: "inherit",
});
process.exit(status ?? 1);
