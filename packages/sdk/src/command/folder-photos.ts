import { lstat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { isImageName } from "@gf-ledger/photo-folder/image-name";
import { watch } from "chokidar";
import type { Terminal } from "./terminal";

/** A file whose size stands still this long is looked at; a copy that stalls longer is known by its missing end. */
const WRITTEN_MS = 2000;
/** How often it is looked whether the folder is still there, or there again. */
const LOOK_MS = 1000;
/** How often photos that could not be opened, or whose end was missing, are looked at again. */
const AGAIN_MS = 30_000;

const isThere = (folder: string) =>
  lstat(folder).then(
    (stats) => stats.isDirectory(),
    () => false,
  );

/**
 * The photos of a folder as they are there to their end, the oldest first, until the folder can't be reached. Links are
 * told and left alone.
 */
async function* photosWhileThere(
  folder: string,
  terminal: Terminal,
  again: ReadonlyMap<string, string>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const waiting: string[] = [];
  let wake = () => {};
  let away = false;
  const watcher = watch(folder, {
    depth: 0,
    followSymlinks: false,
    awaitWriteFinish: { stabilityThreshold: WRITTEN_MS, pollInterval: 200 },
    ignored: (path, stats) => stats?.isFile() === true && !isImageName(path),
  });
  const onFile = async (path: string) => {
    const stats = await lstat(path).catch(() => null);
    if (stats?.isSymbolicLink()) return terminal.err(`${path} is a link and was left alone.\n`);
    if (stats?.isFile() && !waiting.includes(path)) waiting.push(path);
    wake();
  };
  const onAway = () => {
    away = true;
    wake();
  };
  // A photo put where one was just moved away is told as a change.
  watcher.on("add", onFile).on("change", onFile).on("error", onAway);
  let isLooking = false;
  const looking = setInterval(async () => {
    // One look at a time: on a share that hangs each keeps one of the threads that Node has for files.
    if (isLooking) return;
    isLooking = true;
    if (!(await isThere(folder))) onAway();
    isLooking = false;
  }, LOOK_MS);
  const retrying = setInterval(() => {
    for (const path of again.keys()) void onFile(path);
  }, AGAIN_MS);
  const onAbort = () => wake();
  signal.addEventListener("abort", onAbort);
  try {
    while (!signal.aborted && !away) {
      const next = waiting.shift();
      if (next !== undefined) yield next;
      else
        await new Promise<void>((resolveWake) => {
          wake = resolveWake;
        });
    }
  } finally {
    clearInterval(looking);
    clearInterval(retrying);
    signal.removeEventListener("abort", onAbort);
    await watcher.close();
  }
}

/**
 * The photos of a folder; one that can't be reached, such as a share without its network, is waited for.
 * @param again photos that come once more every half minute until they are taken out of it
 */
export async function* photosOfFolder(
  folder: string,
  terminal: Terminal,
  again: ReadonlyMap<string, string>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  while (!signal.aborted) {
    yield* photosWhileThere(folder, terminal, again, signal);
    if (signal.aborted) return;
    terminal.err(`The folder ${folder} can't be reached. Waiting for it; press Ctrl-C to stop.\n`);
    do await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
    while (!signal.aborted && !(await isThere(folder)));
    if (!signal.aborted) terminal.err(`The folder ${folder} is there again.\n`);
  }
}
