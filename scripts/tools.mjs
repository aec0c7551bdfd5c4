// Runs the project's tools and passes their output through.
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { ROOT } from "./prepare.mjs";

const BIN = join(ROOT, "node_modules/.bin");

/** Keeps the tools quiet, and puts the project's pnpm on the path for turbo: a machine may have none. */
const toolEnv = {
  PATH: `${BIN}${delimiter}${process.env.PATH}`,
  NEXT_TELEMETRY_DISABLED: "1",
  TURBO_TELEMETRY_DISABLED: "1",
  VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
};

/** Resolves with the exit code. */
function run(command, args, { env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: "inherit",
      env: { ...process.env, ...toolEnv, ...env },
    });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Runs a script of Node in the project's root; resolves with the exit code. */
export const runNode = (args) => run(process.execPath, args);

/** Runs an installed tool in the project's root; resolves with the exit code. */
export const runTool = (name, args) => run(join(BIN, name), args);

/** Runs the vitest suite of a folder; resolves with the exit code. */
export const runVitest = (folder, args, env = {}) =>
  run(process.execPath, [join(ROOT, "node_modules/vitest/vitest.mjs"), "run", ...args], {
    cwd: join(ROOT, folder),
    env,
  });
