import { lstat, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { answeredInTime, LONGEST_ANSWER_MS } from "@gf-ledger/photo-folder/answered-in-time";
import { isCutShort } from "@gf-ledger/photo-folder/cut-short";
import { isGone, isSamePhoto, type SeenPhoto, seenPhoto } from "@gf-ledger/photo-folder/photos-in";
import { settleFile } from "@gf-ledger/photo-folder/settle-file";
import { StalledCopies } from "@gf-ledger/photo-folder/stalled-copies";
import { GfLedgerError } from "../gf-ledger-error";
import { EXIT, exitCodeOf, UsageError } from "./exit-code";
import { type Pace, photosOfFolder } from "./folder-photos";
import { clientOf, uploadsTo } from "./settings-folder";
import type { Terminal } from "./terminal";
import { type Run, type Uploaded, uploadImage } from "./upload-file";

/** No end is looked for in a larger file: the server says that it is too large. */
const MAX_LOOKED_AT_BYTES = 64 * 1024 * 1024;
/** The pause after a failure that has nothing to do with the photo, where the server names none. */
const PAUSE_SECONDS = 30;
/** Failures of the photo itself: another try would end alike. */
const OF_THE_PHOTO = new Set(["bad_request", "too_large", "unsupported_media_type", "unreadable"]);
/** Failures that may be of the photo, or of the server whatever it is sent: only further tries tell. */
const OF_EITHER = new Set(["internal", "unexpected_answer"]);
const MAX_TRIES = 10;
const PACE: Pace = { now: Date.now, lookMs: 2000, againMs: 30_000, answerMs: LONGEST_ANSWER_MS };

function noteOf(result: Uploaded, baseUrl: string): string {
  const page = `${baseUrl}/receipt-review/${result.receiptId}`;
  if (result.status === "skipped") return `Uploaded before: ${page}`;
  const again = result.duplicateOf ? ` It looks like receipt ${result.duplicateOf}.` : "";
  return `Read as a draft of ${result.items} items: ${page}${again}`;
}

/** What the command keeps in mind while it runs. */
interface Watching extends Run {
  readonly pace: Pace;
  readonly stalled: StalledCopies;
  /** What was last said of photos that stay: each thing once. */
  readonly saidOf: Map<string, string>;
  /** How often the server failed on a photo while it answered otherwise. */
  readonly tries: Map<string, { readonly photo: SeenPhoto; readonly count: number }>;
  /** What became of photos that could not be moved yet: they are not sent twice. */
  readonly judged: Map<string, Judged & { readonly photo: SeenPhoto }>;
}

interface Judged {
  readonly outcome: "read" | "failed";
  readonly note: string;
}

function leaveForLater({ saidOf, terminal }: Watching, file: string, message: string): void {
  if (saidOf.get(file) !== message) terminal.err(`${file}: ${message}\n`);
  saidOf.set(file, message);
}

/** How often the server has failed on a photo, with this time. */
function triesOf({ tries }: Watching, photo: SeenPhoto): number {
  const earlier = tries.get(photo.path);
  const count = 1 + (earlier && isSamePhoto(earlier.photo, photo) ? earlier.count : 0);
  tries.set(photo.path, { photo, count });
  return count;
}

/** Whether the server answers a light call as it should: one that is broken, or another website, fails on every photo. */
const answersOtherwise = ({ client }: Watching) =>
  client.auth.user.query().then(
    () => true,
    () => false,
  );

/**
 * Uploads one photo: where its draft is, or what the server says is wrong with it, also where it failed on this photo
 * alone ten times. @throws any other failure
 */
async function outcomeOf(run: Watching, photo: SeenPhoto, image: Uint8Array): Promise<Judged> {
  const file = photo.path;
  try {
    return { outcome: "read", note: noteOf(await uploadImage(run, file, image), run.baseUrl) };
  } catch (error) {
    if (!(error instanceof GfLedgerError)) throw error;
    if (OF_THE_PHOTO.has(error.code)) return { outcome: "failed", note: error.message };
    if (!OF_EITHER.has(error.code) || !(await answersOtherwise(run))) throw error;
    if (triesOf(run, photo) < MAX_TRIES) throw error;
    const note = `${error.message} It was tried ${MAX_TRIES} times. Put the file into the folder again to try once more.`;
    return { outcome: "failed", note };
  }
}

/** Takes one photo as far as it can be taken now. @throws any failure but one of the photo itself */
async function takeOnce(run: Watching, file: string): Promise<void> {
  const inTime = <Answer>(ask: () => Promise<Answer>) => answeredInTime(file, ask, run.pace.answerMs);
  const photo = await inTime(() => seenPhoto(file));
  if (!photo) return;
  const earlier = run.judged.get(file);
  let judged = earlier && isSamePhoto(earlier.photo, photo) ? earlier : null;
  if (!judged) {
    const image = await inTime(() => readFile(file));
    const isPart = image.length <= MAX_LOOKED_AT_BYTES && isCutShort(image);
    if (isPart && run.stalled.mayStillGrow(photo, run.pace.now()))
      return leaveForLater(run, file, "Its end is missing. It is read when the rest is there.");
    judged = { ...(await outcomeOf(run, photo, image)), photo };
  }
  // Another photo took its place meanwhile: that one comes by itself.
  if (!isSamePhoto(await inTime(() => seenPhoto(file)), photo)) return;
  run.judged.set(file, judged);
  const { outcome, note } = judged;
  await inTime(() => settleFile(file, outcome, note));
  for (const memory of [run.judged, run.saidOf, run.tries]) memory.delete(file);
  run.terminal[outcome === "read" ? "out" : "err"](`${file}: ${note}\n`);
}

/**
 * Uploads one photo and moves it. A failure of the photo moves it too; after any other it stays where it is, is told
 * once, and comes again while the others go on. @throws GfLedgerError when the key is no longer valid.
 */
async function settle(run: Watching, file: string, signal: AbortSignal): Promise<void> {
  try {
    await takeOnce(run, file);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof GfLedgerError)) {
      // Whoever put the photo there took it away again, let nobody else read it yet, or its share fails.
      if (!isGone(error)) leaveForLater(run, file, `${message}. It is tried again every half minute.`);
      return;
    }
    if (error.code === "unauthenticated" || error.code === "forbidden") throw error;
    leaveForLater(run, file, message);
    if (OF_EITHER.has(error.code)) return;
    const seconds = error.retryAfterSeconds ?? PAUSE_SECONDS;
    await sleep(seconds * 1000, undefined, { signal }).catch(() => undefined);
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
  pace: Pace = PACE,
): Promise<number> {
  const folder = resolve(path);
  const stats = await lstat(folder).catch(() => null);
  if (!stats?.isDirectory()) throw new UsageError(`There is no folder ${path}.`);
  const { client, baseUrl, apiKey } = await clientOf(terminal, { timeoutMs: 120_000 });
  const known = await uploadsTo(terminal, baseUrl);
  const run: Watching = {
    terminal,
    client,
    baseUrl,
    apiKey,
    known,
    onShare: () => {},
    pace,
    stalled: new StalledCopies(),
    saidOf: new Map(),
    tries: new Map(),
    judged: new Map(),
  };
  terminal.err(`Watching ${join(folder, "*")}; press Ctrl-C to stop.\n`);
  try {
    for await (const file of photosOfFolder(folder, terminal, pace, signal)) await settle(run, file, signal);
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
