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

const isSame = (one: SeenPhoto | undefined, other: SeenPhoto) =>
  one?.bytes === other.bytes && one.changedAt === other.changedAt;

/**
 * The photos and PDFs that lie in a folder itself, the oldest first. Links are left alone, so that nothing outside the
 * folder is ever read or moved. @throws when the folder can't be read
 */
export async function photosIn(folder: string): Promise<SeenPhoto[]> {
  const names = (await readdir(folder)).filter(isImageName).sort();
  const seen: SeenPhoto[] = [];
  // One after the other: each look at a share that hangs keeps a thread, and Node has four for all its files.
  for (const name of names) {
    const path = join(folder, name);
    const stats = await lstat(path).catch(() => null);
    if (stats?.isFile()) seen.push({ path, bytes: stats.size, changedAt: stats.mtimeMs });
  }
  return seen.sort((one, other) => one.changedAt - other.changedAt);
}

/** Of the photos of a second look, those that stood still since the first: they were written to their end. */
export function writtenToTheEnd(before: readonly SeenPhoto[], now: readonly SeenPhoto[]): SeenPhoto[] {
  const earlier = new Map(before.map((photo) => [photo.path, photo]));
  return now.filter((photo) => isSame(earlier.get(photo.path), photo));
}
