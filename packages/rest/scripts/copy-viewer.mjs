import { copyFile, mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** Copies the API viewer's files into a folder that is served as it is: `node copy-viewer.mjs FOLDER`. */
const target = process.argv[2];
if (!target) throw new Error("Say into which folder: node copy-viewer.mjs FOLDER");
const folder = resolve(target);
const assets = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
await mkdir(folder, { recursive: true });
for (const name of ["swagger-ui.css", "swagger-ui-bundle.js", "LICENSE", "NOTICE"]) {
  await copyFile(join(assets, name), join(folder, name));
}
await copyFile(new URL("../viewer/start.js", import.meta.url), join(folder, "start.js"));
