import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { summarise } from "../src/bench/bench-summary";
import { benchTable } from "../src/bench/bench-table";
import { watchEventLoop } from "../src/bench/event-loop-watch";
import { runBench } from "../src/bench/run-bench";
import { loadTruthSet } from "../src/bench/truth-set";
import { buildWorkers } from "../src/command/build-workers";
import { chosenReader } from "../src/command/reader-choice";

/** `bench DIR [--reader local|openai] [--json] [--verbose]`: how well a folder with a truth.json is read. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reader: { type: "string", default: "local" },
    json: { type: "boolean", default: false },
    verbose: { type: "boolean", default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write("Usage: bench:reader -- DIR [--reader local|openai] [--json] [--verbose]\n");
  process.exit(2);
}

const note = (text: string) => process.stderr.write(text);
try {
  const set = await loadTruthSet(folder);
  await buildWorkers();
  let peakBytes = process.resourceUsage().maxRSS * 1024;
  const reader = chosenReader(values.reader, process.env, (bytes) => {
    peakBytes = Math.max(peakBytes, bytes);
  });
  const first = set[0];
  // Models load once for a server's life, so the wait for them is not counted as a photo's time.
  if (first !== undefined && reader.name === "local") await reader.read(await readFile(first.imagePath));
  const watched = watchEventLoop(reader);
  const runs = await runBench(watched.reader, set, ({ file, score, error, seconds }) => {
    if (values.verbose) {
      const marks = score && { ...score, missed: score.missed, surplus: score.surplus };
      note(`${JSON.stringify({ file, seconds: Number(seconds.toFixed(2)), error, ...marks })}\n`);
    } else note(".");
  });
  if (!values.verbose) note("\n");
  await reader.close();
  const summary = summarise(runs, {
    peakMemoryMb: peakBytes / 1024 ** 2,
    eventLoopMaxMs: watched.longestMs(),
  });
  const { name, version } = reader;
  const title = `${folder} read by ${name} ${version}`;
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ folder, reader: { name, version }, ...summary })}\n`
      : `${benchTable(title, summary)}\n`,
  );
} catch (error) {
  note(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
