import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { answeredInTime } from "@gf-ledger/photo-folder/answered-in-time";
import { isImageName } from "@gf-ledger/photo-folder/image-name";
import { isSamePhoto, photosIn, type SeenPhoto, writtenToTheEnd } from "@gf-ledger/photo-folder/photos-in";
import type { Terminal } from "./terminal";

/** How the command goes about its work, and by which clock. */
export interface Pace {
  readonly now: () => number;
  /** A file whose size stands still this long is looked at; a copy that stalls longer is known by its missing end. */
  readonly lookMs: number;
  /** After that a photo that could not be taken comes again. */
  readonly againMs: number;
  /** After that a share that does not answer is one that fails. */
  readonly answerMs: number;
}

async function linksIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((one) => one.isSymbolicLink() && isImageName(one.name))
    .map(({ name }) => join(folder, name));
}

/**
 * The photos of a folder as they are there to their end, the oldest first; one that was not taken comes again. The
 * folder is listed again and again: what another computer puts on a share is told to nobody. One that can't be reached,
 * such as a share without its network, is waited for. Links are reported and left alone.
 */
export async function* photosOfFolder(
  folder: string,
  terminal: Terminal,
  { now, lookMs, againMs, answerMs }: Pace,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const toldLinks = new Set<string>();
  let offered = new Map<string, { readonly photo: SeenPhoto; readonly at: number }>();
  let before: readonly SeenPhoto[] = [];
  let isAway = false;
  const isDue = (photo: SeenPhoto) => {
    const last = offered.get(photo.path);
    return !last || !isSamePhoto(last.photo, photo) || Math.abs(now() - last.at) >= againMs;
  };
  while (!signal.aborted) {
    try {
      const links = await answeredInTime(folder, () => linksIn(folder), answerMs);
      const photos = await answeredInTime(folder, () => photosIn(folder), answerMs);
      if (isAway) terminal.err(`The folder ${folder} is there again.\n`);
      isAway = false;
      for (const link of links.filter((one) => !toldLinks.has(one)))
        terminal.err(`${link} is a link and was left alone.\n`);
      for (const link of links) toldLinks.add(link);
      const paths = new Set(photos.map(({ path }) => path));
      offered = new Map([...offered].filter(([path]) => paths.has(path)));
      for (const photo of writtenToTheEnd(before, photos).filter(isDue)) {
        if (signal.aborted) return;
        yield photo.path;
        offered.set(photo.path, { photo, at: now() });
      }
      before = photos;
    } catch {
      if (!isAway)
        terminal.err(`The folder ${folder} can't be reached. Waiting for it; press Ctrl-C to stop.\n`);
      isAway = true;
    }
    await sleep(lookMs, undefined, { signal }).catch(() => undefined);
  }
}
