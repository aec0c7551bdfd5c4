import { join } from "node:path";
import { createAutoReader } from "@gf-ledger/reader/auto/auto-reader";
import { createLocalReader } from "@gf-ledger/reader/local/local-reader";
import { createOpenAiReader } from "@gf-ledger/reader/openai/openai-reader";
import type { ReceiptReader } from "@gf-ledger/reader/receipt-reader";
import type { Environment } from "../environment";

/** §9: processing takes 5 to 30 seconds; past that the local reader takes over. */
const VISION_TIMEOUT_MS = 30_000;

export interface Readers {
  /** For the free plan. */
  readonly local: ReceiptReader;
  /** For Premium, or for everybody when one reader was chosen. */
  readonly premium: ReceiptReader;
}

function visionReader(environment: Environment, local: ReceiptReader): ReceiptReader | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_VISION_MODEL: model } = environment;
  if (!apiKey) return null;
  return createOpenAiReader({
    apiKey,
    model,
    timeoutMs: VISION_TIMEOUT_MS,
    ...(baseUrl ? { baseUrl } : {}),
    ...(environment.OPENAI_VISION_HINTS ? { hints: local } : {}),
  });
}

/** Where the local reader's worker was built. */
export function readerWorkerPath(environment: Environment): string {
  return environment.READER_WORKER ?? join(process.cwd(), "../../packages/reader/dist/worker.mjs");
}

/** D13: which reader reads for whom. */
export function createReaders(environment: Environment): Readers {
  const local = createLocalReader({ workerPath: readerWorkerPath(environment) });
  const vision = environment.RECEIPT_READER === "local" ? null : visionReader(environment, local);
  if (!vision) return { local, premium: local };
  if (environment.RECEIPT_READER === "openai") return { local: vision, premium: vision };
  return { local, premium: createAutoReader(vision, local) };
}
