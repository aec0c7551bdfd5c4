import { lstat, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isCutShort } from "@gf-ledger/photo-folder/cut-short";
import {
  isGone,
  isSamePhoto,
  mayStillGrow,
  type SeenPhoto,
  seenPhoto,
} from "@gf-ledger/photo-folder/photos-in";
import { settleFile } from "@gf-ledger/photo-folder/settle-file";
import { GfLedgerError } from "../gf-ledger-error";
import { EXIT, exitCodeOf, UsageError } from "./exit-code";
import { photosOfFolder } from "./folder-photos";
import { clientOf, uploadsTo } from "./settings-folder";
import type { Terminal } from "./terminal";
import { type Run, type Uploaded, uploadFile } from "./upload-file";

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
/** A larger file is not read to look for its end: the server says that it is too large. */
const MAX_LOOKED_AT_BYTES = 64 * 1024 * 1024;
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

/** What the command keeps in mind while it runs. */
interface Watching extends Run {
  readonly now: () => number;
  /** Photos to look at again later, with what was said of them: each thing once. */
  readonly again: Map<string, string>;
  /** What became of photos that could not be moved yet: they are not sent twice. */
  readonly judged: Map<string, Judged & { readonly photo: SeenPhoto }>;
}

interface Judged {
  readonly outcome: "read" | "failed";
  readonly note: string;
}

function leaveForLater({ again, terminal }: Watching, file: string, message: string): void {
  if (again.get(file) !== message) terminal.err(`${file}: ${message}\n`);
  again.set(file, message);
}

/** Whether the end of a photo is missing and may still come. */
async function isStillCopied(photo: SeenPhoto, now: number): Promise<boolean> {
  if (photo.bytes > MAX_LOOKED_AT_BYTES || !mayStillGrow(photo, now)) return false;
  return isCutShort(await readFile(photo.path));
}

/** Uploads one photo: where its draft is, or what the server says is wrong with it. @throws any other failure */
async function outcomeOf(run: Run, file: string): Promise<Judged> {
  try {
    return { outcome: "read", note: noteOf(await uploadFile(run, file), run.baseUrl) };
  } catch (error) {
    if (!(error instanceof GfLedgerError && OF_THE_PHOTO.has(error.code))) throw error;
    return { outcome: "failed", note: error.message };
  }
}

/** Takes one photo as far as it can be taken now. @throws any failure but one of the photo itself */
async function takeOnce(run: Watching, file: string): Promise<void> {
  const photo = await seenPhoto(file);
  if (!photo) return void run.again.delete(file);
  if (await isStillCopied(photo, run.now()))
    return leaveForLater(run, file, "Its end is missing. It is read when the rest is there.");
  const earlier = run.judged.get(file);
  const judged =
    earlier && isSamePhoto(earlier.photo, photo) ? earlier : { ...(await outcomeOf(run, file)), photo };
  // Another photo took its place meanwhile: that one is told as a change.
  if (!isSamePhoto(await seenPhoto(file), photo)) return;
  run.judged.set(file, judged);
  const { outcome, note } = judged;
  await settleFile(file, outcome, note);
  run.judged.delete(file);
  run.again.delete(file);
  run.terminal[outcome === "read" ? "out" : "err"](`${file}: ${note}\n`);
}

/**
 * Uploads one photo and moves it. A failure of the photo moves it too; after one of the server or of the share it stays
 * where it is and is tried again. @throws GfLedgerError when the key is no longer valid.
 */
async function settle(run: Watching, file: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      return await takeOnce(run, file);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const ofServer = error instanceof GfLedgerError ? error : null;
      // Whoever put the photo there took it away again, or has not let anybody else read it yet.
      if (!ofServer && !isOfShare(error)) {
        if (!isGone(error)) leaveForLater(run, file, `${message}. It is tried again every half minute.`);
        return;
      }
      run.terminal.err(`${file}: ${message}\n`);
      if (ofServer?.code === "unauthenticated" || ofServer?.code === "forbidden") throw error;
      const seconds = ofServer?.retryAfterSeconds ?? PAUSE_SECONDS;
      await sleep(seconds * 1000, undefined, { signal }).catch(() => undefined);
    }
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
  now: () => number = Date.now,
): Promise<number> {
  const folder = resolve(path);
  const stats = await lstat(folder).catch(() => null);
  if (!stats?.isDirectory()) throw new UsageError(`There is no folder ${path}.`);
  const { client, baseUrl } = await clientOf(terminal, { timeoutMs: 120_000 });
  const known = await uploadsTo(terminal, baseUrl);
  const run: Watching = {
    terminal,
    client,
    baseUrl,
    known,
    onShare: () => {},
    now,
    again: new Map(),
    judged: new Map(),
  };
  terminal.err(`Watching ${join(folder, "*")}; press Ctrl-C to stop.\n`);
  try {
    for await (const file of photosOfFolder(folder, terminal, run.again, signal))
      await settle(run, file, signal);
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
