import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The folder of a build that holds the pages rendered at build time. */
export const builtPages = (nextFolder) => join(nextFolder, "server/app");

/** The files of all pages that were rendered at build time. */
export function htmlFiles(nextFolder) {
  return readdirSync(builtPages(nextFolder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
