import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type BenchRun, summarise } from "../bench/bench-summary";
import { type BenchColumn, benchTable } from "../bench/bench-table";
import { watchEventLoop } from "../bench/event-loop-watch";
import { keptLooks } from "../bench/looks";
import { reliabilityTable } from "../bench/reliability";
import { runBench } from "../bench/run-bench";
import { MARKED, type Marks } from "../bench/score-reading";
import { type LookedAtReceipt, readStrangers } from "../bench/strangers/strangers";
import { strangersTable } from "../bench/strangers/strangers-table";
import { loadTruthSet, type TruthImage } from "../bench/truth-set";
import { buildWorkers } from "../src/command/build-workers";
import { chosenReader } from "../src/command/reader-choice";
import { loadOcrModels } from "../src/ocr/ocr-models";
import { pageOf } from "../test/text-page";

const USAGE =
  "Usage: bench:reader -- DIR [--reader local|openai|local+openai]… [--json | --reliability] [--verbose]\n       bench:reader -- DIR --strangers [--trees FILE]\n";

/**
 * `bench DIR [--reader NAME]… [--json | --reliability] [--verbose]`: how well a folder with a truth.json is read,
 * by one reader or by several side by side; with `--reliability` also how many items, shops, dates and totals were
 * right of those of which it was about as sure. `bench DIR --strangers [--trees FILE]`: how well its receipts are read by a reader
 * that never heard of their chains, its rows judged by another table of trees; the words of each photo are recognised once and kept.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reader: { type: "string", multiple: true, default: ["local"] },
    json: { type: "boolean", default: false },
    reliability: { type: "boolean", default: false },
    strangers: { type: "boolean", default: false },
    trees: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const note = (text: string) => process.stderr.write(text);

function noteRun({ file, score, error, seconds }: BenchRun): void {
  if (!values.verbose) return void note(".");
  const marks = score && { ...score, missed: score.missed, surplus: score.surplus };
  note(`${JSON.stringify({ file, seconds: Number(seconds.toFixed(2)), error, ...marks })}\n`);
}

interface Measured extends BenchColumn {
  readonly marks: readonly Marks[];
}

async function measured(name: string, set: readonly TruthImage[]): Promise<Measured> {
  let peakBytes = process.resourceUsage().maxRSS * 1024;
  let processorSeconds = 0;
  const reader = chosenReader(name, process.env, (use) => {
    peakBytes = Math.max(peakBytes, use.peakBytes);
    processorSeconds += use.processorSeconds;
  });
  const first = set[0];
  const isHere = reader.name === "local";
  // Models load once for a server's life, so the wait for them is not counted as a photo's time.
  if (first !== undefined && isHere) await reader.read(await readFile(first.imagePath));
  const watched = watchEventLoop(reader);
  const runs = await runBench(watched.reader, set, {
    onRun: noteRun,
    ...(isHere ? { processorSeconds: () => processorSeconds } : {}),
  });
  if (!values.verbose) note("\n");
  await reader.close();
  const summary = summarise(runs, {
    peakMemoryMb: peakBytes / 1024 ** 2,
    eventLoopMaxMs: watched.longestMs(),
  });
  const marks = runs.flatMap(({ score }) => score?.marks ?? []);
  return { name, version: reader.version, summary, marks };
}

const LOOKS = fileURLToPath(new URL("../dist/looks", import.meta.url));

async function benchStrangers(set: readonly TruthImage[]): Promise<void> {
  const models = await loadOcrModels();
  const looked: LookedAtReceipt[] = [];
  for (const { imagePath, truth } of set) {
    const isText = imagePath.endsWith(".txt");
    const looks = isText
      ? [pageOf(await readFile(imagePath, "utf8"))]
      : await keptLooks(imagePath, models, LOOKS);
    looked.push({ truth, looks });
    note(".");
  }
  note("\n");
  process.stdout.write(`${strangersTable(folder ?? "", await readStrangers(looked, values.trees))}\n`);
}

async function benchReaders(set: readonly TruthImage[]): Promise<void> {
  await buildWorkers();
  const columns: Measured[] = [];
  for (const name of values.reader) columns.push(await measured(name, set));
  const lines = values.json
    ? columns.map(({ name, version, summary }) =>
        JSON.stringify({ folder, reader: { name, version }, ...summary }),
      )
    : [
        benchTable(
          `${folder}: ${columns.map(({ name, version }) => `${name} ${version}`).join(", ")}`,
          columns,
        ),
      ];
  const diagrams = values.reliability
    ? columns.flatMap(({ name, marks }) => [
        name,
        ...MARKED.map((what) =>
          reliabilityTable(
            what,
            marks.flatMap((one) => one[what]),
          ),
        ),
      ])
    : [];
  process.stdout.write(`${[...lines, ...diagrams].join("\n")}\n`);
}

try {
  const set = await loadTruthSet(folder);
  await (values.strangers ? benchStrangers(set) : benchReaders(set));
} catch (error) {
  note(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
