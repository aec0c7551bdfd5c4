import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isImageName } from "@gf-ledger/photo-folder/image-name";
import { UsageError } from "./exit-code";

/**
 * The images named, and those in the folders named, in order. @throws UsageError for a path that does not
 * exist.
 */
export async function imageFiles(paths: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (!found) throw new UsageError(`There is no file ${path}.`);
    if (!found.isDirectory()) {
      files.push(path);
      continue;
    }
    const names = await readdir(path, { recursive: true });
    files.push(
      ...names
        .filter(isImageName)
        .sort()
        .map((name) => join(path, name)),
    );
  }
  return [...new Set(files)];
}
