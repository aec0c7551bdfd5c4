import { readFile } from "node:fs/promises";
import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import type { ReceiptReader } from "../src/receipt-reader";
import type { BenchRun, Tokens } from "./bench-summary";
import { scoreReading } from "./score-reading";
import type { TruthImage } from "./truth-set";

interface BenchWatch {
  readonly onRun?: (run: BenchRun) => void;
  /** The processor time that the reader has taken so far; absent where it is not known. */
  readonly processorSeconds?: () => number;
}

function tokensOf({ reader: { inputTokens, outputTokens } }: ReceiptReading): Tokens | null {
  if (inputTokens === null && outputTokens === null) return null;
  return { input: inputTokens ?? 0, output: outputTokens ?? 0 };
}

/** Reads every image of a set, one after the other, and marks each reading against its truth. */
export async function runBench(
  reader: ReceiptReader,
  set: readonly TruthImage[],
  { onRun = () => {}, processorSeconds }: BenchWatch = {},
): Promise<BenchRun[]> {
  const runs: BenchRun[] = [];
  for (const { imagePath, truth } of set) {
    const image = await readFile(imagePath);
    const before = processorSeconds?.();
    const started = performance.now();
    const outcome = await reader.read(image);
    const seconds = (performance.now() - started) / 1000;
    const spent = processorSeconds?.();
    const score = outcome.ok ? scoreReading(outcome.reading, truth) : null;
    const known = { store: Boolean(truth.store), date: Boolean(truth.date), total: truth.total != null };
    const run: BenchRun = {
      file: truth.file,
      score,
      expected: truth.items?.length ?? 0,
      known,
      error: outcome.ok ? null : outcome.message,
      seconds,
      noReceipt: outcome.ok && outcome.reading.issues.some(({ code }) => code === "not_a_receipt"),
      processorSeconds: before === undefined || spent === undefined ? null : spent - before,
      tokens: outcome.ok ? tokensOf(outcome.reading) : null,
    };
    runs.push(run);
    onRun(run);
  }
  return runs;
}
