// `npm run bench:assistant:speed`: how long an answer takes while a photo is read in another process, and without; the
// first question starts the process of the sentence network.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSentenceWorker } from "@gf-ledger/assistant/command/build-worker";
import { HELP_FILES } from "@gf-ledger/assistant/knowledge/help-files";
import { openHelp } from "@gf-ledger/assistant/local/help";
import { createLocalAssistant } from "@gf-ledger/assistant/local/local-assistant";
import { compareMeanings } from "@gf-ledger/assistant/meaning/compare-meanings";
import { meaningsFile, subjectsFile } from "@gf-ledger/assistant/meaning/model-files";
import { createSentenceProcess } from "@gf-ledger/assistant/meaning/sentence-process";
import { unpackedMeanings } from "@gf-ledger/assistant/meaning/stored-meanings";
import { passagesFromMarkdown } from "@gf-ledger/assistant/passages/passages-from-markdown";
import { tableOf } from "../../../packages/assistant/test/questions-table/table";
import { contentKnowledge } from "../src/server/content-knowledge";

const ASKED = 40;
const root = fileURLToPath(new URL("../../..", import.meta.url));
process.chdir(join(root, "apps/web"));
// The bundle finds the network's runtime from the folder of its package.
const folder = mkdtempSync(join(root, "packages/assistant/dist-bench-"));
await buildSentenceWorker(folder);
const passages = passagesFromMarkdown([...HELP_FILES, ...contentKnowledge()]);
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

async function ask(what: string): Promise<void> {
  const troubles: unknown[] = [];
  const network = createSentenceProcess(join(folder, "sentence-worker.mjs"), process.env, (error) =>
    troubles.push(error),
  );
  const read = () => ({
    meanings: unpackedMeanings(readFileSync(meaningsFile())),
    subjects: unpackedMeanings(readFileSync(subjectsFile())),
  });
  const assistant = createLocalAssistant(openHelp({ passages, meanings: compareMeanings(read, network) }));
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
  await ask("nothing else runs");
  const end = await readPhotos();
  await ask("a photo is read");
  await end();
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(0);
