import { join } from "node:path";
import { createAutoReader } from "@gf-ledger/reader/auto/auto-reader";
import { createLocalReader } from "@gf-ledger/reader/local/local-reader";
import { createOpenAiReader } from "@gf-ledger/reader/openai/openai-reader";
import { createFairReader, type FairReader } from "@gf-ledger/reader/queue/fair-reader";
import type { ReceiptReader } from "@gf-ledger/reader/receipt-reader";
import type { Environment } from "../environment";

/** reading-5: a reading takes 5 to 30 seconds; after that the local reader takes over. */
const VISION_TIMEOUT_MS = 30_000;
/** The most photos being prepared, each by its own process, or with the vision model at the same time. */
const VISION_AT_ONCE = 4;

export interface Readers {
  /** The reader for the Free plan. */
  readonly local: ReceiptReader;
  /** The reader for Premium; the same one where a single reader was chosen for everybody. */
  readonly premium: ReceiptReader;
  /** Called when the server stops: waiting photos are answered 503 at once, those being read end soon. */
  stopTaking(): void;
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

/** The path of the local reader's built process. */
export function readerWorkerPath(environment: Environment): string {
  return environment.READER_WORKER ?? join(process.cwd(), "../../packages/reader/dist/worker.mjs");
}

/** reading-2: makes the readers, and decides which plan gets which. */
export function createReaders(environment: Environment): Readers {
  const local = createLocalReader({ workerPath: readerWorkerPath(environment) });
  const vision = environment.RECEIPT_READER === "local" ? null : visionReader(environment, local);
  const stopTaking = () => {
    vision?.stopTaking();
    local.stopTaking();
  };
  if (!vision) return { local, premium: local, stopTaking };
  if (environment.RECEIPT_READER === "openai") return { local: vision, premium: vision, stopTaking };
  return { local, premium: createAutoReader(vision, local), stopTaking };
}
