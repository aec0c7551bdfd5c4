// `npm run bench:assistant:speed`: how long an answer takes while a photo is read in another process, and without: of
// many questions, of which the first starts the process of the sentence network, and of the first after the chat was opened.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { buildSentenceWorker } from "@gf-ledger/assistant/command/build-worker";
import { openHelp } from "@gf-ledger/assistant/local/help";
import { createLocalAssistant } from "@gf-ledger/assistant/local/local-assistant";
import { compareMeanings } from "@gf-ledger/assistant/meaning/compare-meanings";
import { meaningsFile, subjectsFile } from "@gf-ledger/assistant/meaning/model-files";
import { createSentenceProcess } from "@gf-ledger/assistant/meaning/sentence-process";
import { unpackedMeanings } from "@gf-ledger/assistant/meaning/stored-meanings";
import { tableOf } from "../../../packages/assistant/test/questions-table/table";
import { allPassages } from "../src/server/content-knowledge";

const ASKED = 40;
const root = fileURLToPath(new URL("../../..", import.meta.url));
process.chdir(join(root, "apps/web"));
// The bundle finds the network's runtime from the folder of its package.
const folder = mkdtempSync(join(root, "packages/assistant/dist-bench-"));
await buildSentenceWorker(folder);
const passages = allPassages();
const rows = tableOf("open").filter((_, at) => at % 14 === 0);

/** Reads the sample photo again and again in a process of its own; resolves with its end once the first is read. */
async function readPhotos(): Promise<() => Promise<void>> {
  const photos = Array.from({ length: 200 }, () => join(root, "apps/web/public/samples/receipt-ca.jpg"));
  const script = join(root, "packages/reader/scripts/read-receipt.ts");
  const loader = join(root, "node_modules/tsx/dist/cli.mjs");
  const reading = spawn(process.execPath, [loader, script, ...photos], {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => reading.stdout.once("data", resolve));
  return async () => {
    const ended = new Promise((resolve) => reading.once("exit", resolve));
    // The reader's own processes are of its group.
    if (reading.pid) process.kill(-reading.pid);
    await ended;
  };
}

/** An assistant as a server has it that was just started. */
function startedAnew(troubles: unknown[]) {
  const network = createSentenceProcess(join(folder, "sentence-worker.mjs"), process.env, (error) =>
    troubles.push(error),
  );
  const read = () => ({
    meanings: unpackedMeanings(readFileSync(meaningsFile())),
    subjects: unpackedMeanings(readFileSync(subjectsFile())),
  });
  return createLocalAssistant(openHelp({ passages, meanings: compareMeanings(read, network) }));
}

/** How long the first answer takes once the chat was opened, and for how long at once opening it keeps others waiting. */
async function askOpened(what: string, language: "en" | "fr"): Promise<void> {
  const row = rows.find((one) => one.language === language && one.edition === "ca");
  if (!row) throw new Error(`No question in ${language}.`);
  const assistant = startedAnew([]);
  const page = { edition: "ca", language } as const;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  // What is begun before the first look at the clock would not be seen.
  await setTimeout(20);
  const since = performance.now();
  await assistant.open(page);
  const ready = Math.round(performance.now() - since);
  delay.disable();
  const asked = performance.now();
  await assistant.answer({ message: row.question, ...page, history: [] });
  process.stdout.write(
    `${what}: first answer after the chat was opened (${language}) ${Math.round(performance.now() - asked)} ms; ready in ${ready} ms, others wait ${Math.round(delay.max / 1e6)} ms at most\n`,
  );
}

async function ask(what: string): Promise<void> {
  const troubles: unknown[] = [];
  const assistant = startedAnew(troubles);
  const times: number[] = [];
  for (const { question: message, edition, language } of rows.slice(0, ASKED)) {
    const since = performance.now();
    await assistant.answer({ message, edition, language, history: [] });
    times.push(Math.round(performance.now() - since));
  }
  const [first = 0, ...others] = times;
  others.sort((a, b) => a - b);
  const at = (share: number) => others[Math.floor(share * (others.length - 1))] ?? 0;
  process.stdout.write(
    `${what}: first question ${first} ms, then ${at(0.5)} ms in the middle, ${at(0.95)} ms at 95 %, ${at(1)} ms at most\n`,
  );
  if (troubles.length > 0)
    process.stdout.write(`${troubles.length} questions were compared by words alone\n`);
}

try {
  const measure = async (what: string) => {
    await askOpened(what, "en");
    await askOpened(what, "fr");
    await ask(what);
  };
  await measure("nothing else runs");
  const end = await readPhotos();
  await measure("a photo is read");
  await end();
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(0);
