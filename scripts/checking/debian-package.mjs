// Packages of Debian that a suite needs and npm has not.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const quiet = (command, args) =>
  spawnSync(command, args, {
    stdio: "ignore",
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

/** Installs the first of the packages that Debian has, as root; answers whether one was. */
export function installFromDebian(...packages) {
  if (process.getuid?.() !== 0 || !quiet("apt-get", ["update", "-qq"])) return false;
  const install = ["install", "-y", "-qq", "--no-install-recommends"];
  return packages.some((name) => quiet("apt-get", [...install, name]));
}

/**
 * Returns the path of a program, whose package is installed when it is missing.
 * @throws Error with what to do when it could not be installed.
 */
export function ensureProgram(path, packageName, say) {
  if (existsSync(path)) return path;
  say(`Installing Debian's ${packageName} …`);
  if (installFromDebian(packageName) && existsSync(path)) return path;
  throw new Error(`${path} is missing. Install it as root (Debian: apt-get install ${packageName}).`);
}
