import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type BenchSummary, summarise } from "../bench/bench-summary";
import { DAMAGES, type DamageName, damaged } from "../bench/damages";
import { runBench } from "../bench/run-bench";
import { loadTruthSet, type TruthImage } from "../bench/truth-set";
import { buildWorkers } from "../src/command/build-workers";
import { chosenReader } from "../src/command/reader-choice";

/**
 * `bench-damage DIR [--reader NAME] [--limit N] [--keep OUT]`: how well a folder with a truth.json is read as it
 * is, and turned, blurred, darkened and made smaller by growing severities. With `--keep` the damaged photos are
 * written, a folder with its truth.json for each severity, and nothing is read.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reader: { type: "string", default: "local" },
    limit: { type: "string", default: "0" },
    keep: { type: "string" },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write("Usage: bench:damage -- DIR [--reader NAME] [--limit N] [--keep OUT]\n");
  process.exit(2);
}

const UNDAMAGED = { name: "as it is", of: [] };
const series = [
  UNDAMAGED,
  ...(Object.keys(DAMAGES) as DamageName[]).flatMap((damage) =>
    DAMAGES[damage].severities.map((severity) => ({
      name: `${damage}, ${severity} ${DAMAGES[damage].unit}`,
      of: [[damage, severity] as const],
    })),
  ),
];

async function writtenSet(set: readonly TruthImage[], of: (typeof series)[number]["of"], out: string) {
  await mkdir(out, { recursive: true });
  const written: TruthImage[] = [];
  for (const [at, { imagePath, truth }] of set.entries()) {
    let photo: Uint8Array = await readFile(imagePath);
    for (const [damage, severity] of of) photo = await damaged(photo, damage, severity);
    const file = `${at}.jpg`;
    await writeFile(path.join(out, file), photo);
    written.push({ imagePath: path.join(out, file), truth: { ...truth, file } });
  }
  await writeFile(path.join(out, "truth.json"), JSON.stringify(written.map(({ truth }) => truth)));
  return written;
}

const percent = (value: number | null) => (value === null ? "–" : (value * 100).toFixed(1));
const row = (name: string, { f1, perfect, total }: BenchSummary) =>
  `| ${name} | ${percent(f1)} | ${perfect.right}/${perfect.of} | ${total.right}/${total.of} |\n`;

const work = values.keep ?? (await mkdtemp(path.join(tmpdir(), "bench-damage-")));
try {
  const all = await loadTruthSet(folder);
  const set = all.slice(0, Number(values.limit) || all.length);
  await buildWorkers();
  const reader = chosenReader(values.reader, process.env);
  process.stdout.write("| damage | item F1 | perfect | total |\n| --- | --- | --- | --- |\n");
  for (const [at, { name, of }] of series.entries()) {
    const written = await writtenSet(set, of, path.join(work, `${at}`));
    if (values.keep) continue;
    const summary = summarise(await runBench(reader, written), { peakMemoryMb: 0, eventLoopMaxMs: 0 });
    process.stdout.write(row(name, summary));
  }
  await reader.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  if (!values.keep) await rm(work, { recursive: true, force: true });
}
