import { lstat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isImageName } from "@gf-ledger/photo-folder/image-name";
import { settleFile } from "@gf-ledger/photo-folder/settle-file";
import { watch } from "chokidar";
import { GfLedgerError } from "../gf-ledger-error";
import { EXIT, exitCodeOf, UsageError } from "./exit-code";
import { clientOf, uploadsTo } from "./settings-folder";
import type { Terminal } from "./terminal";
import { type Run, type Uploaded, uploadFile } from "./upload-file";

/** A file whose size stands still this long was written to its end. */
const WRITTEN_MS = 2000;
/** How often it is looked whether the folder is still there, or there again. */
const LOOK_MS = 1000;
/** What a share on the network answers while its connection is lost. */
const OF_THE_SHARE = new Set([
  "EIO",
  "ESTALE",
  "ETIMEDOUT",
  "EHOSTDOWN",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENOTCONN",
]);
/** The pause after a failure that has nothing to do with the photo, where the server names none. */
const PAUSE_SECONDS = 30;
/** Failures of the photo itself: another try would end alike. */
const OF_THE_PHOTO = new Set(["bad_request", "too_large", "unsupported_media_type", "unreadable"]);

const isOfShare = (error: unknown) =>
  error instanceof Error && "code" in error && OF_THE_SHARE.has(String(error.code));

function noteOf(result: Uploaded, baseUrl: string): string {
  const page = `${baseUrl}/receipt-review/${result.receiptId}`;
  if (result.status === "skipped") return `Uploaded before: ${page}`;
  const again = result.duplicateOf ? ` It looks like receipt ${result.duplicateOf}.` : "";
  return `Read as a draft of ${result.items} items: ${page}${again}`;
}

/**
 * Uploads one photo and moves it. A failure of the photo moves it too; after one of the server or of the share it stays
 * where it is and is tried again. @throws GfLedgerError when the key is no longer valid.
 */
async function settle(run: Run, file: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const result = await uploadFile(run, file);
      await settleFile(file, "read", noteOf(result, run.baseUrl));
      return run.terminal.out(`${file}: ${noteOf(result, run.baseUrl)}\n`);
    } catch (error) {
      run.terminal.err(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
      if (!(error instanceof GfLedgerError)) {
        // Whoever put the photo there took it away again, or it can't be moved.
        if (!isOfShare(error)) return;
      } else {
        if (error.code === "unauthenticated" || error.code === "forbidden") throw error;
        if (OF_THE_PHOTO.has(error.code)) {
          await settleFile(file, "failed", error.message);
          return;
        }
      }
      const seconds = error instanceof GfLedgerError ? error.retryAfterSeconds : null;
      await sleep((seconds ?? PAUSE_SECONDS) * 1000, undefined, { signal }).catch(() => undefined);
    }
  }
}

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
  const looking = setInterval(async () => {
    if (!(await isThere(folder))) onAway();
  }, LOOK_MS);
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
    signal.removeEventListener("abort", onAbort);
    await watcher.close();
  }
}

/** The photos of a folder; one that can't be reached, such as a share without its network, is waited for. */
async function* photosIn(folder: string, terminal: Terminal, signal: AbortSignal): AsyncGenerator<string> {
  while (!signal.aborted) {
    yield* photosWhileThere(folder, terminal, signal);
    if (signal.aborted) return;
    terminal.err(`The folder ${folder} can't be reached. Waiting for it; press Ctrl-C to stop.\n`);
    do await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
    while (!signal.aborted && !(await isThere(folder)));
    if (!signal.aborted) terminal.err(`The folder ${folder} is there again.\n`);
  }
}

/**
 * `gf-ledger watch`: photos that appear in the folder become drafts, one after the other, and are moved to
 * `read/` or `failed/` with a note. Ends with Ctrl-C, or with a key that is no longer valid.
 */
export async function watchCommand(
  terminal: Terminal,
  path: string,
  signal: AbortSignal = endOfProcess(),
): Promise<number> {
  const folder = resolve(path);
  const stats = await lstat(folder).catch(() => null);
  if (!stats?.isDirectory()) throw new UsageError(`There is no folder ${path}.`);
  const { client, baseUrl } = await clientOf(terminal, { timeoutMs: 120_000 });
  const known = await uploadsTo(terminal, baseUrl);
  const run: Run = { terminal, client, baseUrl, known, onShare: () => {} };
  terminal.err(`Watching ${join(folder, "*")}; press Ctrl-C to stop.\n`);
  try {
    for await (const file of photosIn(folder, terminal, signal)) await settle(run, file, signal);
    return EXIT.done;
  } catch (error) {
    terminal.err(`${error instanceof Error ? error.message : String(error)}\n`);
    return exitCodeOf(error);
  }
}

function endOfProcess(): AbortSignal {
  const ended = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => ended.abort());
  return ended.signal;
}
