import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** `till.jpg`, then `till (2).jpg`: nothing that is there already is replaced. */
async function freePath(folder: string, name: string): Promise<string> {
  const extension = extname(name);
  const stem = basename(name, extension);
  for (let count = 1; ; count += 1) {
    const path = join(folder, count === 1 ? name : `${stem} (${count})${extension}`);
    if (!(await isThere(path))) return path;
  }
}

/**
 * Moves a photo into the `read` or `failed` folder beside it, with a note of the same name. Nothing is deleted
 * or replaced, and a photo whose note can't be written stays where it is. Resolves to where the photo is now.
 */
export async function settleFile(file: string, outcome: "read" | "failed", note: string): Promise<string> {
  const folder = join(dirname(file), outcome);
  await mkdir(folder, { recursive: true });
  const target = await freePath(folder, basename(file));
  await writeFile(`${target}.txt`, `${note}\n`);
  await rename(file, target);
  return target;
}
