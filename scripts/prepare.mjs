// What every command needs first. Node built-ins only: nothing is installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const STAMP = join(ROOT, "node_modules/.installed-for");
const OLDEST_NODE = [20, 19];

/** Stops with one sentence when Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  process.stderr.write(
    `GF Ledger needs Node ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}

function run(label, command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  process.stderr.write(
    `${stdout ?? ""}\n${stderr ?? ""}\n${label} failed${error ? `: ${error.message}` : "."}\n`,
  );
  process.exit(1);
}

function stampOf(files) {
  const hash = createHash("sha256").update(process.versions.node);
  for (const file of files) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}

/**
 * Installs the dependencies and generates the database client, unless both are there already, and joins the messages
 * of each language, which any change may have added to.
 */
export function ensureInstalled(say = (line) => process.stdout.write(`${line}\n`)) {
  run("Joining the messages", process.execPath, ["packages/messages/scripts/generate.mjs"]);
  const stamp = stampOf([
    "pnpm-lock.yaml",
    "pnpm-workspace.yaml",
    "package.json",
    "packages/db/prisma/schema.prisma",
  ]);
  const generated = existsSync(join(ROOT, "packages/db/src/generated/owned-tables.ts"));
  if (generated && existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  say("Installing dependencies …");
  // The pnpm version that the lock file was written with, from the registry, whatever pnpm this machine has.
  run("Installing", "npm", [
    "exec",
    "--yes",
    "--package",
    packageManager,
    "--",
    "pnpm",
    "install",
    "--frozen-lockfile",
    "--prefer-offline",
  ]);
  say("Generating the Prisma client …");
  run("Generating the Prisma client", process.execPath, ["packages/db/scripts/generate.mjs"]);
  writeFileSync(STAMP, stamp);
}

/** The path of tsx's command line, which runs TypeScript without a build. */
export function tsx() {
  return join(ROOT, "node_modules/tsx/dist/cli.mjs");
}
