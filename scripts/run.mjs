// `node scripts/run.mjs FILE.ts ARG…`: runs one of the project's TypeScript commands from any fresh clone.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, ROOT, requireNode, tsx } from "./prepare.mjs";

requireNode();
// Standard output belongs to the command's own answer.
ensureInstalled((line) => process.stderr.write(`${line}\n`));
const [script, ...args] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [tsx(), join(ROOT, script), ...args], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: { ...process.env, DATA_DIR: process.env.DATA_DIR || join(ROOT, ".data") },
  stdio: "inherit",
});
process.exit(status ?? 1);
