import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { isImageName } from "./image-name";

/** A file as it was seen; one that is still written changes from one look to the next. */
export interface SeenPhoto {
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** Whether a file system answers that something is not there. */
export const isGone = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** A file as it is now, `null` where it is gone or none. @throws what the file system answers instead */
export async function seenPhoto(path: string): Promise<SeenPhoto | null> {
  try {
    const stats = await lstat(path);
    if (!stats.isFile()) return null;
    return { path, bytes: stats.size, changedAt: stats.mtimeMs };
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Whether nobody wrote to a file between two looks at it. */
export const isSamePhoto = (one: SeenPhoto | null | undefined, other: SeenPhoto) =>
  one?.bytes === other.bytes && one.changedAt === other.changedAt;

/**
 * The photos and PDFs that lie in a folder itself, the oldest first. Links are left alone, so that nothing outside the
 * folder is ever read or moved. @throws when the folder, or each of its photos, can't be reached
 */
export async function photosIn(folder: string): Promise<SeenPhoto[]> {
  const names = (await readdir(folder)).filter(isImageName).sort();
  const seen: SeenPhoto[] = [];
  const failures: unknown[] = [];
  // One after the other: each look at a share that hangs keeps a thread, and Node has four for all its files.
  for (const name of names) {
    try {
      const photo = await seenPhoto(join(folder, name));
      if (photo) seen.push(photo);
    } catch (error) {
      failures.push(error);
    }
  }
  if (seen.length === 0 && failures.length > 0) throw failures[0];
  return seen.sort((one, other) => one.changedAt - other.changedAt);
}

/** The photos of a second look that stood still since the first: they were written to their end. */
export function writtenToTheEnd(before: readonly SeenPhoto[], now: readonly SeenPhoto[]): SeenPhoto[] {
  const earlier = new Map(before.map((photo) => [photo.path, photo]));
  return now.filter((photo) => isSamePhoto(earlier.get(photo.path), photo));
}
