import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../../../../..");

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "generated" ? [] : sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** The paths of what `npm start` and the operator's commands run before and beside the web server. */
export const launcherSources = (): string[] => sourcesBelow(join(ROOT, "apps/web/launcher"));

/** The paths of the product's own code: that of each package and of the web server, without what is generated. */
export function productSources(): string[] {
  const packages = readdirSync(join(ROOT, "packages"))
    .map((name) => `packages/${name}/src`)
    .filter((folder) => existsSync(join(ROOT, folder)));
  return [...packages, "apps/web/src"].flatMap((folder) => sourcesBelow(join(ROOT, folder)));
}
