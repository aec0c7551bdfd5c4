// `node scripts/image/build-image.mjs FOLDER STATUS`: installs and builds without starting, then lays out in the folder
// what a container image has to hold. STATUS is the list of Debian's packages in the image's base, as dpkg keeps it.
import { spawnSync } from "node:child_process";
import { ensureInstalled, ROOT, requireNode, tsx } from "../prepare.mjs";

const [folder, basePackages] = process.argv.slice(2);
if (!folder || !basePackages)
  throw new Error("Name folder and list: node scripts/image/build-image.mjs FOLDER STATUS");
requireNode();
ensureInstalled();
const { status } = spawnSync(process.execPath, [tsx(), "apps/web/launcher/build-only.ts"], {
  cwd: ROOT,
  stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);
// Imported only now: they need the dependencies installed above.
const { bundleForImage } = await import("../../apps/web/launcher/bundle.mjs");
await bundleForImage();
const { layOut } = await import("./lay-out.mjs");
const { count, bytes } = await layOut(folder, basePackages);
process.stdout.write(`${count} files for the image, ${Math.round(bytes / 1e6)} MB.\n`);
