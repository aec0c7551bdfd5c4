import { access } from "node:fs/promises";
import { join } from "node:path";
import { createReadingTurns } from "@gf-ledger/api/limits/reading-turns";
import { createAutoReader } from "@gf-ledger/reader/auto/auto-reader";
import { createLocalReader } from "@gf-ledger/reader/local/local-reader";
import { createOpenAiReader } from "@gf-ledger/reader/openai/openai-reader";
import { createSecondOpinion } from "@gf-ledger/reader/openai/second-opinion";
import { createFairReader, type FairReader } from "@gf-ledger/reader/queue/fair-reader";
import { createSharedReader } from "@gf-ledger/reader/queue/shared-reader";
import type { ReceiptReader } from "@gf-ledger/reader/receipt-reader";
import { createRemoteReader } from "@gf-ledger/reader/remote/remote-reader";
import type { Pool } from "pg";
import type { Environment } from "../environment/environment";
import { log } from "../logger";

/** reading-5: a reading takes 5 to 30 seconds; after that the local reader takes over. */
const VISION_TIMEOUT_MS = 30_000;
/** What a person still waits for when the photo itself has been read. */
const OPINION_TIMEOUT_MS = 10_000;
/** The most photos being prepared, each by its own process, or with the vision model at the same time. */
const VISION_AT_ONCE = 4;

export interface Readers {
  /** The reader for the Free plan. */
  readonly local: ReceiptReader;
  /** The reader for Premium; the same one where a single reader was chosen for everybody. */
  readonly premium: ReceiptReader;
  /** Called when the server stops: waiting photos are answered 503 at once, those being read end soon. */
  stopTaking(): void;
  /** Whether photos can be read now: the reader's process can be started, or a reader apart is ready. */
  areThere(): Promise<boolean>;
}

function visionReader(environment: Environment, local: ReceiptReader): FairReader | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_VISION_MODEL: model } = environment;
  if (!apiKey) return null;
  const reader = createOpenAiReader({
    apiKey,
    model,
    timeoutMs: VISION_TIMEOUT_MS,
    ...(baseUrl ? { baseUrl } : {}),
    ...(environment.OPENAI_VISION_HINTS ? { hints: local } : {}),
  });
  return createFairReader(reader, { atOnce: VISION_AT_ONCE });
}

/** The local reader, whose doubtful lines the vision model sees too; `null` where that is not chosen (reading-55). */
function secondOpinion(environment: Environment, local: ReceiptReader): ReceiptReader | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_VISION_MODEL: model } = environment;
  if (!apiKey || !environment.OPENAI_SECOND_OPINION) return null;
  return createSecondOpinion(local, {
    apiKey,
    model,
    timeoutMs: OPINION_TIMEOUT_MS,
    ...(baseUrl ? { baseUrl } : {}),
  });
}

/**
 * Readers on other machines (operating-20), which all web servers share: accounts are served in turn over all of them
 * (reading-53), and by each reader once more, among the photos that it holds (reading-50).
 */
function remoteReader(environment: Environment, pool: Pool) {
  const { READER_URL: addresses = [], READER_SECRET: secret = "", READER_AT_ONCE: atOnce } = environment;
  const reader = createRemoteReader({
    addresses,
    secret,
    onTrouble: (address, trouble) =>
      log("warn", "reader_trouble", { reader: new URL(address).host, trouble }),
  });
  const shared = createSharedReader(createFairReader(reader, { atOnce: Number.POSITIVE_INFINITY }), {
    turns: createReadingTurns(pool, atOnce),
    onTrouble: (error) => log("warn", "reading_turns_away", { error }),
  });
  return { reader: shared, isThere: reader.isThere };
}

/** The path of the local reader's built process. */
function readerWorkerPath(environment: Environment): string {
  return environment.READER_WORKER ?? join(process.cwd(), "../../packages/reader/dist/worker.mjs");
}

interface Choice {
  readonly free: ReceiptReader;
  readonly premium: ReceiptReader;
  /** What was made beside the local reader, and stops taking photos with it. */
  readonly beside: FairReader | null;
  /** Whether readers apart are there; without it the local reader's file is looked for. */
  readonly isThere?: () => boolean;
}

/** Who reads for which plan; without the vendor's key the local reader does (reading-1). */
const CHOICES: Readonly<
  Record<
    Environment["RECEIPT_READER"],
    (environment: Environment, local: ReceiptReader, pool: Pool) => Choice
  >
> = {
  local: (_, local) => ({ free: local, premium: local, beside: null }),
  openai: (environment, local) => {
    const second = secondOpinion(environment, local);
    if (second) return { free: second, premium: second, beside: null };
    const vision = visionReader(environment, local);
    return { free: vision ?? local, premium: vision ?? local, beside: vision };
  },
  remote: (environment, _, pool) => {
    const { reader, isThere } = remoteReader(environment, pool);
    return { free: reader, premium: reader, beside: reader, isThere };
  },
  auto: (environment, local) => {
    const second = secondOpinion(environment, local);
    if (second) return { free: local, premium: second, beside: null };
    const vision = visionReader(environment, local);
    return { free: local, premium: vision ? createAutoReader(vision, local) : local, beside: vision };
  },
};

/**
 * reading-2: makes the readers, and decides which plan gets which.
 * @param pool where web servers agree on the turns of photos for readers that they share
 */
export function createReaders(environment: Environment, pool: Pool): Readers {
  const workerPath = readerWorkerPath(environment);
  const local = createLocalReader({ workerPath });
  const { free, premium, beside, isThere } = CHOICES[environment.RECEIPT_READER](environment, local, pool);
  const stopTaking = () => {
    beside?.stopTaking();
    local.stopTaking();
  };
  const areThere = async () =>
    isThere
      ? isThere()
      : access(workerPath).then(
          () => true,
          () => false,
        );
  return { local: free, premium, stopTaking, areThere };
}
