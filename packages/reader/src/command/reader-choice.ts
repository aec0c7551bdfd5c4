import { createLocalReader } from "../local/local-reader";
import { recogniserNamed } from "../ocr/recogniser-model";
import { createOpenAiReader } from "../openai/openai-reader";
import type { ReceiptReader } from "../receipt-reader";

const OPENAI_TIMEOUT_MS = 60_000;

/**
 * The reader named on a command line; `openai` takes its key, address and model from the environment
 * (reading-1). `onPeak` is called with the most bytes that the local reader's process has held.
 */
export function chosenReader(
  name: string,
  environment: NodeJS.ProcessEnv,
  onPeak: (bytes: number) => void = () => {},
): ReceiptReader {
  recogniserNamed(environment.READER_MODEL);
  if (name === "local") return createLocalReader({ onPeak });
  if (name !== "openai") throw new Error(`--reader takes local or openai, not ${name}`);
  const apiKey = environment.OPENAI_API_KEY;
  if (!apiKey) throw new Error("--reader openai needs OPENAI_API_KEY in the environment");
  return createOpenAiReader({
    apiKey,
    baseUrl: environment.OPENAI_BASE_URL,
    model: environment.OPENAI_VISION_MODEL ?? "gpt-4o-mini",
    timeoutMs: OPENAI_TIMEOUT_MS,
  });
}
