import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { Turns } from "@gf-ledger/domain/turns/turns";
import { readFailure } from "../image/image-problem";
import type { ReadFailure, ReadingOwner, ReadOptions, ReadOutcome, ReceiptReader } from "../receipt-reader";
import { ReadingTimes } from "./reading-times";

/** The owner of photos read from a command line. */
const NOBODY: ReadingOwner = { id: "", places: 20 };
/** Waiting images are held in memory; beyond this even accounts with free places are refused. */
export const MAX_WAITING_BYTES = 512 * 1024 * 1024;
/** How long readings under way may still take when the reader is told to stop. */
const LAST_READING_MS = 10_000;

export interface FairSettings {
  /** Readings under way at the same time. */
  readonly atOnce: number;
  readonly maxWaitingBytes?: number;
  /** Milliseconds that readings under way may still take when the reader is told to stop; ten seconds. */
  readonly lastReadingMs?: number;
}

/** A reader that serves accounts in turn, and can be told that its server is stopping. */
export interface FairReader extends ReceiptReader {
  /** Answers `stopping` at once to every photo that waits or comes later, and soon to those under way. */
  stopTaking(): void;
}

interface Waiting {
  readonly owner: string;
  readonly image: Uint8Array;
  readonly options: ReadOptions;
  readonly answer: (outcome: ReadOutcome) => void;
  /** The place as the caller was last told. */
  position: number;
}

interface UnderWay {
  readonly owner: string;
  readonly since: number;
  readonly ending: AbortController;
}

/**
 * Puts a queue in front of a reader (api-20): each account has its waiting places, and accounts are served in
 * turn. An aborted photo keeps a place of its account until the reader has let go of it.
 */
export function createFairReader(
  inner: ReceiptReader,
  { atOnce, maxWaitingBytes = MAX_WAITING_BYTES, lastReadingMs = LAST_READING_MS }: FairSettings,
): FairReader {
  const turns = new Turns<Waiting>();
  const underWay = new Set<UnderWay>();
  const times = new ReadingTimes();
  let waitingBytes = 0;
  let stopping = false;

  const waitSeconds = (position: number) => {
    const now = performance.now();
    return times.waitSeconds(
      position,
      [...underWay].map(({ since }) => now - since),
      atOnce,
    );
  };

  function reportPlaces(): void {
    for (const [index, entry] of turns.inOrder().entries()) {
      const position = index + 1;
      if (position === entry.position) continue;
      entry.position = position;
      entry.options.onStage?.("queued", { position, waitSeconds: waitSeconds(position) });
    }
  }

  function leaveQueue(entry: Waiting, reason: ReadFailure): void {
    if (!turns.remove(entry)) return;
    waitingBytes -= entry.image.length;
    entry.answer(readFailure(reason));
  }

  async function begin(entry: Waiting): Promise<void> {
    const { owner, image, options, answer } = entry;
    const ending = new AbortController();
    const one: UnderWay = { owner, since: performance.now(), ending };
    underWay.add(one);
    const giveUp = () => ending.abort();
    options.signal?.addEventListener("abort", giveUp, { once: true });
    const outcome = await inner.read(image, { ...options, signal: ending.signal }).catch((error: unknown) => {
      console.error("A reader failed", error);
      return readFailure("vendor_failed");
    });
    options.signal?.removeEventListener("abort", giveUp);
    underWay.delete(one);
    turns.done(entry);
    if (!ending.signal.aborted) times.add(performance.now() - one.since);
    answer(stopping && !outcome.ok && ending.signal.aborted ? readFailure("stopping") : outcome);
    next();
  }

  function next(): void {
    while (underWay.size < atOnce) {
      const entry = turns.take();
      if (!entry) break;
      waitingBytes -= entry.image.length;
      void begin(entry);
    }
    reportPlaces();
  }

  /** Why a photo is not taken, or `null`. */
  function refusal(image: Uint8Array, { id, places }: ReadingOwner, signal?: AbortSignal) {
    const fault = sizeFault(image);
    if (fault) return fault;
    if (stopping) return readFailure("stopping");
    if (signal?.aborted) return readFailure("busy");
    const givenUp = [...underWay].filter(({ owner, ending }) => owner === id && ending.signal.aborted);
    if (turns.countOf(id) + givenUp.length >= places) {
      const first = turns.inOrder().findIndex(({ owner }) => owner === id);
      return tooManyWaiting(places, waitSeconds(first + 2));
    }
    return waitingBytes + image.length > maxWaitingBytes ? readFailure("busy") : null;
  }

  return {
    name: inner.name,
    version: inner.version,
    read(image, options = {}) {
      const owner = options.owner ?? NOBODY;
      const refused = refusal(image, owner, options.signal);
      if (refused) return Promise.resolve(refused);
      return new Promise((resolve) => {
        const onAbort = () => {
          leaveQueue(entry, "busy");
          reportPlaces();
        };
        const entry: Waiting = {
          owner: owner.id,
          image,
          options,
          position: 0,
          answer: (outcome) => {
            options.signal?.removeEventListener("abort", onAbort);
            resolve(outcome);
          },
        };
        options.signal?.addEventListener("abort", onAbort, { once: true });
        waitingBytes += image.length;
        turns.add(entry);
        reportPlaces();
        next();
      });
    },
    stopTaking() {
      if (stopping) return;
      stopping = true;
      for (const entry of turns.inOrder()) leaveQueue(entry, "stopping");
      const giveUp = () => {
        for (const { ending } of underWay) ending.abort();
      };
      setTimeout(giveUp, lastReadingMs).unref();
    },
    async close() {
      stopping = true;
      for (const entry of turns.inOrder()) leaveQueue(entry, "stopping");
      await inner.close();
    },
  };
}

/** Why a photo can't be read for its number of bytes, or `null`. */
export function sizeFault(image: Uint8Array): ReadOutcome | null {
  if (image.length === 0) return readFailure("empty");
  return image.length > MAX_IMAGE_BYTES ? readFailure("too_large") : null;
}

/** An account's waiting places are taken; in `seconds`, but at least in one, one of them should be free. */
export function tooManyWaiting(places: number, seconds: number): ReadOutcome {
  const message = messageKey("photoFaults.places", { places });
  return { ...readFailure("too_many_waiting", message), retryAfterSeconds: Math.max(1, seconds) };
}
