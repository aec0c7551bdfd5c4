import { lstat, mkdir, rename, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { isGone } from "./photos-in";

/** @throws when that can't be known, as on a share that is away: a file that seemed gone would be replaced. */
const statsOf = (path: string) =>
  lstat(path).catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });

/** Makes a folder in one that is there: below a share that went away none is made on the disk underneath. */
const keepFolder = (path: string) =>
  mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });

const NOTE = ".txt";
/** What every file system takes, in bytes; a name that is longer and lies there is as long as this one takes. */
const ANY_NAME_BYTES = 120;

/** As many whole letters of a text as fit into so many bytes. */
function fitting(text: string, bytes: number): string {
  let fit = "";
  for (const letter of text) {
    if (Buffer.byteLength(fit + letter) > bytes) break;
    fit += letter;
  }
  return fit;
}

/** `till.jpg`, then `till (2).jpg`: nothing that is there already is replaced. One too long for its note is shortened. */
async function freePath(folder: string, name: string): Promise<string> {
  const extension = extname(name);
  const room = Math.max(ANY_NAME_BYTES, Buffer.byteLength(name)) - Buffer.byteLength(extension + NOTE);
  for (let count = 1; ; count += 1) {
    const number = count === 1 ? "" : ` (${count})`;
    const stem = fitting(basename(name, extension), room - number.length);
    const path = join(folder, `${stem}${number}${extension}`);
    // The note of a photo that was taken away since may still be there.
    if (!(await statsOf(path)) && !(await statsOf(path + NOTE))?.isFile()) return path;
  }
}

/**
 * Moves a photo into the `read` or `failed` folder beside it, with a note of the same name. Nothing is deleted
 * or replaced, and a photo whose note can't be written stays where it is. Resolves to where the photo is now.
 */
export async function settleFile(file: string, outcome: "read" | "failed", note: string): Promise<string> {
  const folder = join(dirname(file), outcome);
  await keepFolder(folder);
  const target = await freePath(folder, basename(file));
  await writeFile(target + NOTE, `${note}\n`);
  await rename(file, target);
  return target;
}
