// A base image of Debian's and npm's packages alone, for machines that reach no registry of images.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ensureProgram } from "../checking/debian-package.mjs";

const RELEASE = "bookworm";
const MIRROR = "http://deb.debian.org/debian";
/** Node.js as npm has it: Debian's own is older than the product takes. */
const NODE_VERSION = "22.23.3";
const NPM_VERSION = "10.9.9";
/** What a container never opens. */
const LEFT_OUT = ["var/cache/apt", "var/lib/apt/lists", "usr/share/doc", "usr/share/man", "usr/share/locale"];

function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", ...options });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? `${stdout}\n${stderr}`}`);
}

/** Writes the archive of a Debian in `folder`; the image that the product runs on. @throws Error */
export function debian(folder, archive, say) {
  const debootstrap = ensureProgram("/usr/sbin/debootstrap", "debootstrap", say);
  const root = join(folder, "debian");
  say(`Making a base of Debian ${RELEASE} …`);
  run(debootstrap, ["--variant=minbase", RELEASE, root, MIRROR]);
  for (const path of LEFT_OUT) rmSync(join(root, path), { recursive: true, force: true });
  run("tar", ["-C", root, "-cf", join(folder, archive), "."]);
  rmSync(root, { recursive: true });
}

/** Lays Node.js and npm out as they stand below /usr/local of Node's own image; what the product is built with. */
export function nodeAndNpm(folder, say) {
  const packages = join(folder, "npm");
  const local = join(folder, "local");
  say(`Fetching Node.js ${NODE_VERSION} from npm …`);
  mkdirSync(packages, { recursive: true });
  const node = `node-linux-${process.arch}`;
  const wanted = [`${node}@${NODE_VERSION}`, `npm@${NPM_VERSION}`];
  run("npm", ["install", "--no-save", "--ignore-scripts", "--prefix", packages, ...wanted]);
  const from = (path) => join(packages, "node_modules", path);
  cpSync(from(`${node}/bin/node`), join(local, "bin/node"));
  cpSync(from("npm"), join(local, "lib/node_modules/npm"), { recursive: true });
  for (const name of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, "bin", name));
  rmSync(packages, { recursive: true });
}
