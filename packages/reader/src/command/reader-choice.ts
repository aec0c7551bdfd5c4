import { createLocalReader } from "../local/local-reader";
import { effortNamed } from "../local/reader-effort";
import { recogniserNamed } from "../ocr/recogniser/recogniser-name";
import { createOpenAiReader } from "../openai/openai-reader";
import { createSecondOpinion } from "../openai/second-opinion";
import type { ProcessUse } from "../process/process-messages";
import type { ReceiptReader } from "../receipt-reader";

const OPENAI_TIMEOUT_MS = 60_000;

type Made = (environment: NodeJS.ProcessEnv, onUse: (use: ProcessUse) => void) => ReceiptReader;

/** The service that the environment names. One that is not OpenAI's own, such as a local Ollama, may need no key. */
function service(environment: NodeJS.ProcessEnv) {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl, OPENAI_VISION_MODEL: model } = environment;
  if (!key && !baseUrl) {
    throw new Error("--reader openai needs OPENAI_API_KEY or OPENAI_BASE_URL in the environment");
  }
  return {
    apiKey: key || "none",
    ...(baseUrl ? { baseUrl } : {}),
    model: model || "gpt-4o-mini",
    timeoutMs: OPENAI_TIMEOUT_MS,
  };
}

const READERS: Readonly<Record<string, Made>> = {
  local: (_, onUse) => createLocalReader({ onUse }),
  openai: (environment) => createOpenAiReader(service(environment)),
  "local+openai": (environment, onUse) =>
    createSecondOpinion(createLocalReader({ onUse }), service(environment)),
};

/**
 * The reader named on a command line: `local`, `openai`, or `local+openai`, the local one with a second opinion
 * of the model. Key, address and model come from the environment (reading-1). `onUse` is called with what each
 * image cost the local reader's process.
 */
export function chosenReader(
  name: string,
  environment: NodeJS.ProcessEnv,
  onUse: (use: ProcessUse) => void = () => {},
): ReceiptReader {
  recogniserNamed(environment.READER_MODEL);
  effortNamed(environment.READER_EFFORT);
  const made = Object.entries(READERS).find(([known]) => known === name)?.[1];
  if (!made) throw new Error(`--reader takes ${Object.keys(READERS).join(" or ")}, not ${name}`);
  return made(environment, onUse);
}
