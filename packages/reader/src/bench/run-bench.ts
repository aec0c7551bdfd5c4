import { readFile } from "node:fs/promises";
import type { ReceiptReader } from "../receipt-reader";
import type { BenchRun } from "./bench-summary";
import { scoreReading } from "./score-reading";
import type { TruthImage } from "./truth-set";

/** Reads every image of a set, one after the other, and marks each reading against its truth. */
export async function runBench(
  reader: ReceiptReader,
  set: readonly TruthImage[],
  onRun: (run: BenchRun) => void = () => {},
): Promise<BenchRun[]> {
  const runs: BenchRun[] = [];
  for (const { imagePath, truth } of set) {
    const image = await readFile(imagePath);
    const started = performance.now();
    const outcome = await reader.read(image);
    const seconds = (performance.now() - started) / 1000;
    const score = outcome.ok ? scoreReading(outcome.reading, truth) : null;
    const known = { store: Boolean(truth.store), date: Boolean(truth.date), total: truth.total != null };
    const run: BenchRun = {
      file: truth.file,
      score,
      expected: truth.items?.length ?? 0,
      known,
      error: outcome.ok ? null : outcome.message,
      seconds,
    };
    runs.push(run);
    onRun(run);
  }
  return runs;
}
