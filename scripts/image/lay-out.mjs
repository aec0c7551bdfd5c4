// Lays out what runs, and nothing else, in a folder that becomes the image's /app.
import { createHash } from "node:crypto";
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { ROOT } from "../prepare.mjs";
import { billOfMaterials } from "./bill-of-materials.mjs";
import { runtimeFiles } from "./runtime-files.mjs";

const { transform } = createRequire(join(ROOT, "apps/web/package.json"))("esbuild");

/** A large library stands in its package under several names, each with all its bytes. */
const LARGE_BYTES = 100_000;
const firstNames = new Map();

/** The name of an equal file that was laid out in the same folder before, if it is worth a link. */
function equalBefore(file, size) {
  if (size < LARGE_BYTES) return undefined;
  const hash = createHash("sha256")
    .update(readFileSync(join(ROOT, file)))
    .digest("hex");
  const key = `${dirname(file)} ${hash}`;
  if (!firstNames.has(key)) firstNames.set(key, basename(file));
  return firstNames.get(key);
}

/** Copies a file, or a link as itself; answers its size in bytes, 0 for links, and null for anything else. */
function place(file, folder) {
  const stat = lstatSync(join(ROOT, file), { throwIfNoEntry: false });
  const to = join(folder, file);
  if (!stat?.isFile() && !stat?.isSymbolicLink()) return null;
  mkdirSync(dirname(to), { recursive: true });
  if (stat.isSymbolicLink()) {
    symlinkSync(readlinkSync(join(ROOT, file)), to);
    return 0;
  }
  const equal = equalBefore(file, stat.size);
  if (equal && equal !== basename(file)) {
    symlinkSync(equal, to);
    return 0;
  }
  copyFileSync(join(ROOT, file), to);
  return stat.size;
}

/** The framework's settings, which it reads at every start, without the compiler that TypeScript would need. */
async function writeSettings(folder) {
  const file = join(ROOT, "apps/web/next.config.ts");
  const { code } = await transform(readFileSync(file, "utf8"), { loader: "ts", format: "esm" });
  writeFileSync(join(folder, "apps/web/next.config.mjs"), code);
}

/**
 * Lays the image's files out in `folder`, with their bill of materials, which also names Debian's packages as listed
 * in the file `basePackages`. Returns how many files there are, and their bytes.
 */
export async function layOut(folder, basePackages) {
  const files = await runtimeFiles();
  let [count, bytes] = [0, 0];
  for (const file of files) {
    const size = place(file, folder);
    if (size === null) continue;
    count += 1;
    bytes += size;
  }
  await writeSettings(folder);
  writeFileSync(join(folder, "sbom.cdx.json"), billOfMaterials(files, basePackages));
  return { count, bytes };
}
