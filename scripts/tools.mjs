// Runs the project's tools and passes their output through.
import { AsyncLocalStorage } from "node:async_hooks";
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { ROOT } from "./prepare.mjs";

const BIN = join(ROOT, "node_modules/.bin");

/** Keeps the tools quiet, and puts the project's pnpm on the path for turbo: a machine may have none. */
const toolEnv = {
  PATH: `${BIN}${delimiter}${process.env.PATH}`,
  NEXT_TELEMETRY_DISABLED: "1",
  TURBO_TELEMETRY_DISABLED: "1",
  // Part of what a test's result depends on, by `turbo.json`.
  NODE_VERSION: process.versions.node,
  VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
};

/** Where a tool's output goes while others run beside it; else it goes straight to this process's own. */
const outputs = new AsyncLocalStorage();

/** Runs `work`; what tools print meanwhile is shown in one piece when it is done. */
export async function printedTogether(work) {
  const pieces = [];
  try {
    return await outputs.run(pieces, work);
  } finally {
    process.stdout.write(Buffer.concat(pieces));
  }
}

/** Prints a line, in its place among the output of the tools. */
export function print(line) {
  const pieces = outputs.getStore();
  if (pieces) pieces.push(Buffer.from(`${line}\n`));
  else process.stdout.write(`${line}\n`);
}

/** Resolves with the exit code. */
function run(command, args, { env = {}, cwd = ROOT } = {}) {
  const pieces = outputs.getStore();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: pieces ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, ...toolEnv, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece) => pieces.push(piece));
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Runs a script of Node in the project's root; resolves with the exit code. */
export const runNode = (args) => run(process.execPath, args);

/** Runs an installed tool in the project's root; resolves with the exit code. */
export const runTool = (name, args, env = {}) => run(join(BIN, name), args, { env });

/** Runs the vitest suite of a folder; resolves with the exit code. */
export const runVitest = (folder, args, env = {}) =>
  run(process.execPath, [join(ROOT, "node_modules/vitest/vitest.mjs"), "run", ...args], {
    cwd: join(ROOT, folder),
    env,
  });
