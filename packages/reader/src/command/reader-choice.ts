import { createLocalReader } from "../local/local-reader";
import { recogniserNamed } from "../ocr/recogniser-name";
import { createOpenAiReader } from "../openai/openai-reader";
import type { ReceiptReader } from "../receipt-reader";

const OPENAI_TIMEOUT_MS = 60_000;

type Made = (environment: NodeJS.ProcessEnv, onPeak: (bytes: number) => void) => ReceiptReader;

const READERS: Readonly<Record<ReceiptReader["name"], Made>> = {
  local: (_, onPeak) => createLocalReader({ onPeak }),
  openai: (environment) => {
    const apiKey = environment.OPENAI_API_KEY;
    if (!apiKey) throw new Error("--reader openai needs OPENAI_API_KEY in the environment");
    return createOpenAiReader({
      apiKey,
      baseUrl: environment.OPENAI_BASE_URL,
      model: environment.OPENAI_VISION_MODEL ?? "gpt-4o-mini",
      timeoutMs: OPENAI_TIMEOUT_MS,
    });
  },
};

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
  const made = Object.entries(READERS).find(([known]) => known === name)?.[1];
  if (!made) throw new Error(`--reader takes ${Object.keys(READERS).join(" or ")}, not ${name}`);
  return made(environment, onPeak);
}
