import { setTimeout as sleep } from "node:timers/promises";
import { READING_STAGES, type ReadingStage } from "@gf-ledger/domain/reading/reading-stage";
import { readFailure } from "../image/image-problem";
import { READER_VERSION } from "../local/reader-version";
import type { ReadOptions, ReadOutcome, ReceiptReader } from "../receipt-reader";
import { type Asked, type AskTimes, askReader } from "./ask-reader";
import { type KnownReader, KnownReaders } from "./known-readers";

/**
 * Passes stages on that are as far as the furthest one told, or further: a photo that is read a second time
 * is not shown to go back (reading-49).
 */
function forwardOnly(onStage: ReadOptions["onStage"] = () => {}): NonNullable<ReadOptions["onStage"]> {
  let furthest = 0;
  let stated: ReadingStage | null = null;
  return (stage, place) => {
    const index = READING_STAGES.indexOf(stage);
    if (index < furthest || (stage === stated && stage !== "queued")) return;
    furthest = index;
    stated = stage;
    onStage(stage, place);
  };
}

/** Milliseconds. */
export interface RemoteTimes extends AskTimes {
  /** Between two questions after a reader's health. */
  readonly lookEveryMs: number;
  /** That a photo waits for any reader to take it, so that all of them may be replaced meanwhile. */
  readonly waitMs: number;
}

const TIMES: RemoteTimes = {
  takenMs: 15_000,
  silenceMs: 10_000,
  wholeMs: 180_000,
  lookEveryMs: 2_000,
  waitMs: 30_000,
};

/** How often a photo that no reader takes looks for one again. */
const LOOK_AGAIN_MS = 100;
/** A photo that two readers died of is not given to a third (reading-49). */
const MAX_DEATHS = 2;
/** Told to the person when no reader takes the photo. */
const RETRY_AFTER_SECONDS = 10;
/** A full reader is left alone for as long as it asks, within these bounds: it may be free sooner than it says. */
const LONGEST_REST_MS = 2_000;
const SHORTEST_REST_MS = 100;

export interface RemoteReaderSettings {
  /** Readers, or balancers in front of them: `http://10.0.0.5:3100`. */
  readonly addresses: readonly string[];
  readonly secret: string;
  readonly times?: Partial<RemoteTimes>;
  /** A reader did not take a photo or failed with it; nothing of the photo is reported. */
  readonly onTrouble?: (address: string, trouble: string) => void;
}

export interface RemoteReader extends ReceiptReader {
  /** Whether a reader said that it is ready when it was last asked. */
  isThere(): boolean;
}

/**
 * Readers on other machines (operating-20). What they read is signed by their own name and version, which is
 * the local reader's. A photo goes to the reader with fewest in hand; one that none takes waits, and one
 * whose reader dies is read once more, elsewhere where there is another.
 */
export function createRemoteReader(settings: RemoteReaderSettings): RemoteReader {
  const { addresses, secret, onTrouble = () => {} } = settings;
  const times = { ...TIMES, ...settings.times };
  const readers = new KnownReaders(addresses, times.lookEveryMs);
  const closing = new AbortController();

  async function ask(reader: KnownReader, image: Uint8Array, options: ReadOptions): Promise<Asked> {
    reader.inFlight += 1;
    const asked = await askReader({ address: reader.address, secret, image, options, times });
    reader.inFlight -= 1;
    if (asked.kind === "outcome") return asked;
    onTrouble(reader.address, asked.why);
    const rest = asked.kind === "not_taken" ? asked.retryAfterMs : null;
    // One that is full rests; any other must say that it is ready before it is chosen again.
    if (rest === null) readers.failed(reader);
    else reader.notBefore = performance.now() + Math.min(Math.max(rest, SHORTEST_REST_MS), LONGEST_REST_MS);
    return asked;
  }

  async function read(image: Uint8Array, options: ReadOptions = {}): Promise<ReadOutcome> {
    const signal = AbortSignal.any([closing.signal, ...(options.signal ? [options.signal] : [])]);
    const stated = { ...options, signal, onStage: forwardOnly(options.onStage) };
    let until = performance.now() + times.waitMs;
    let deadly: KnownReader | null = null;
    let deaths = 0;
    while (performance.now() < until) {
      if (signal.aborted) return readFailure("busy");
      const reader = readers.choose(deadly);
      if (!reader) {
        await sleep(LOOK_AGAIN_MS);
        continue;
      }
      const asked = await ask(reader, image, stated);
      if (asked.kind === "outcome") return asked.outcome;
      if (asked.kind === "not_taken") continue;
      deaths += 1;
      if (deaths === MAX_DEATHS) return readFailure("vendor_failed");
      deadly = reader;
      until = performance.now() + times.waitMs;
    }
    return { ...readFailure("busy"), retryAfterSeconds: RETRY_AFTER_SECONDS };
  }

  return {
    name: "local",
    version: READER_VERSION,
    read,
    isThere: () => readers.anyReady,
    async close() {
      readers.close();
      closing.abort();
    },
  };
}
