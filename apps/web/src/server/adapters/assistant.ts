import { readFileSync } from "node:fs";
import type { Assistant } from "@gf-ledger/assistant/assistant";
import { createFallbackAssistant } from "@gf-ledger/assistant/fallback/fallback-assistant";
import { openHelp } from "@gf-ledger/assistant/local/help";
import { createLocalAssistant } from "@gf-ledger/assistant/local/local-assistant";
import { compareMeanings } from "@gf-ledger/assistant/meaning/compare-meanings";
import type { Meanings } from "@gf-ledger/assistant/meaning/meanings";
import { createSentenceProcess } from "@gf-ledger/assistant/meaning/sentence-process";
import { unpackedMeanings } from "@gf-ledger/assistant/meaning/stored-meanings";
import { createOpenAiAssistant } from "@gf-ledger/assistant/openai/openai-assistant";
import { createOwnRecordsAssistant } from "@gf-ledger/assistant/own-records/own-records-assistant";
import { variables, webFile } from "../../environment/process-environment";
import { allPassages } from "../content-knowledge";
import type { Environment } from "../environment/environment";
import { log } from "../logger";

/** How long the vendor's answer is waited for; a longer pause ends a conversation. */
const ANSWER_TIMEOUT_MS = 20_000;

const ASSISTANT = ["..", "..", "packages", "assistant"] as const;

/** What questions and the help's texts mean (chat-22); words alone decide where the network can't be asked. */
function createMeanings(environment: Environment) {
  const worker = environment.SENTENCE_WORKER ?? webFile(...ASSISTANT, "dist", "sentence-worker.mjs");
  const ask = createSentenceProcess(worker, variables(), (error) =>
    log("warn", "question_meaning_failed", { error }),
  );
  const stored = (name: string) => unpackedMeanings(readFileSync(webFile(...ASSISTANT, "models", name)));
  return compareMeanings(() => ({ meanings: stored("meanings.bin"), subjects: stored("subjects.bin") }), ask);
}

/** chat-13: the local assistant; with a key the vendor's model first, local when it can't be reached. */
function createHelpAssistant(environment: Environment, meanings: Meanings): Assistant {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = environment;
  const help = openHelp({ passages: allPassages(), meanings });
  const local = createLocalAssistant(help);
  if (!apiKey) return local;
  const model = environment.OPENAI_CHAT_MODEL;
  const vendor = createOpenAiAssistant({
    apiKey,
    model,
    help,
    timeoutMs: ANSWER_TIMEOUT_MS,
    ...(baseUrl ? { baseUrl } : {}),
  });
  return createFallbackAssistant(vendor, local, (error) => log("warn", "assistant_failed", { error }));
}

/** The caller's own records answer what is asked of them (chat-18), and the help the rest. */
export function createAssistant(environment: Environment): Assistant {
  const meanings = createMeanings(environment);
  return createOwnRecordsAssistant(createHelpAssistant(environment, meanings), meanings);
}
