import { join } from "node:path";
import { createAutoReader } from "@gf-ledger/reader/auto/auto-reader";
import { createLocalReader } from "@gf-ledger/reader/local/local-reader";
import { createOpenAiReader } from "@gf-ledger/reader/openai/openai-reader";
import { createFairReader, type FairReader } from "@gf-ledger/reader/queue/fair-reader";
import type { ReceiptReader } from "@gf-ledger/reader/receipt-reader";
import type { Environment } from "../environment";

/** reading-5: processing takes 5 to 30 seconds; past that the local reader takes over. */
const VISION_TIMEOUT_MS = 30_000;
/** Photos that are made ready, each by a process of its own, or are with the vision model at the same time. */
const VISION_AT_ONCE = 4;

export interface Readers {
  /** For the free plan. */
  readonly local: ReceiptReader;
  /** For Premium, or for everybody when one reader was chosen. */
  readonly premium: ReceiptReader;
  /** Photos that wait are answered 503 at once, and those in hand are ended soon: the server stops. */
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

/** Where the local reader's process was built. */
export function readerWorkerPath(environment: Environment): string {
  return environment.READER_WORKER ?? join(process.cwd(), "../../packages/reader/dist/worker.mjs");
}

/** reading-2: which reader reads for whom. */
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
