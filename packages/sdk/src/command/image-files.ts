import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "./exit-code";

const IMAGE = /\.(?:jpe?g|png|webp|gif|avif|tiff?|hei[cf]|pdf)$/i;

/** Whether a file's name is that of a photo or a PDF. */
export const isImageFile = (name: string) => IMAGE.test(name);

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
        .filter(isImageFile)
        .sort()
        .map((name) => join(path, name)),
    );
  }
  return [...new Set(files)];
}
