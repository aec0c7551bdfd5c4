// Programs of Python packages that a suite needs, each in an environment of its own that is kept.
import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../prepare.mjs";

const quiet = (command, args) => spawnSync(command, args, { stdio: "ignore", timeout: 300_000 }).status === 0;

/**
 * Returns the path of a program of a Python package in this version, which is installed when it is missing.
 * @throws Error with what to do when it could not be installed.
 */
export function ensurePythonProgram(program, name, version, say) {
  const folder = join(ROOT, "node_modules/.cache", `${name}-${version}`);
  const path = join(folder, "bin", program);
  if (existsSync(path)) return path;
  say(`Installing Python's ${name} ${version} …`);
  const install = ["install", "--quiet", "--only-binary", ":all:", `${name}==${version}`];
  const isThere = quiet("python3", ["-m", "venv", folder]) && quiet(join(folder, "bin/pip"), install);
  if (isThere && existsSync(path)) return path;
  // An environment has its own python before the package is in it.
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`${program} is missing. It needs python3 with venv, and ${name} ${version} from PyPI.`);
}
