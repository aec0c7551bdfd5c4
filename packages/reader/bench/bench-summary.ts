import type { ReceiptScore } from "./score-reading";

/** One image's run: its score, or `null` where the reader gave no reading, and how long it took. */
export interface BenchRun {
  readonly file: string;
  readonly score: ReceiptScore | null;
  /** Number of items in the truth; a failed reading misses all of them. */
  readonly expected: number;
  readonly known: { readonly store: boolean; readonly date: boolean; readonly total: boolean };
  readonly error: string | null;
  readonly seconds: number;
  /** Whether the reader answered that the photo shows no receipt. */
  readonly noReceipt: boolean;
  /** Of the reader's process, all threads together; `null` where it is not on this machine. */
  readonly processorSeconds: number | null;
  /** What a model was asked and answered; `null` where none was. */
  readonly tokens: Tokens | null;
}

export interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** How many were right, of how many that could be. */
export interface Proportion {
  readonly right: number;
  readonly of: number;
}

/** The bench's figures. Shares of nothing are `null`; seconds are wall time of one reading. */
export interface BenchSummary {
  readonly images: number;
  readonly failed: number;
  readonly items: number;
  readonly precision: number | null;
  readonly recall: number | null;
  readonly f1: number | null;
  readonly perfect: Proportion;
  readonly store: Proportion;
  readonly date: Proportion;
  readonly total: Proportion;
  /** Receipts whose own arithmetic held in the reading. */
  readonly arithmeticHolds: Proportion;
  readonly precisionWhereHolds: number | null;
  readonly secondsP50: number | null;
  readonly secondsP95: number | null;
  readonly processorSecondsP50: number | null;
  readonly processorSecondsP95: number | null;
  /** How long the person waited for the answer that there is no receipt; `null` where none was answered so. */
  readonly noReceiptP50: number | null;
  readonly noReceiptP95: number | null;
  /** Mean over all images; `null` where no model was asked. */
  readonly tokensAPhoto: Tokens | null;
  readonly peakMemoryMb: number;
  /** Longest time, in milliseconds, that the calling thread was blocked during a reading. */
  readonly eventLoopMaxMs: number;
}

/** The mean over all images: one of which no model was asked cost nothing. */
function tokensAPhoto(runs: readonly BenchRun[]): Tokens | null {
  const asked = runs.flatMap(({ tokens }) => tokens ?? []);
  if (asked.length === 0) return null;
  const mean = (of: (tokens: Tokens) => number) =>
    asked.reduce((all, tokens) => all + of(tokens), 0) / runs.length;
  return { input: mean(({ input }) => input), output: mean(({ output }) => output) };
}

const ratio = (right: number, of: number) => (of === 0 ? null : right / of);

/** The value below which `share` of the sorted values lie (nearest rank). */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

/** The figures measured of the whole process, not of one image. */
export type ProcessFigures = Pick<BenchSummary, "peakMemoryMb" | "eventLoopMaxMs">;

/**
 * Adds runs up. A failed reading counts as having found nothing, and as wrong in everything the truth knows.
 */
export function summarise(runs: readonly BenchRun[], process: ProcessFigures): BenchSummary {
  const sum = (of: (run: BenchRun) => number) => runs.reduce((all, run) => all + of(run), 0);
  const share = (field: "store" | "date" | "total"): Proportion => ({
    right: sum((run) => (run.score?.[field] === true ? 1 : 0)),
    of: sum((run) => (run.known[field] ? 1 : 0)),
  });
  const right = sum((run) => run.score?.right ?? 0);
  const items = sum((run) => run.expected);
  const precision = ratio(
    right,
    sum((run) => run.score?.found ?? 0),
  );
  const recall = ratio(right, items);
  const withItems = runs.filter((run) => run.expected > 0);
  const holding = withItems.filter((run) => run.score?.agrees);
  const held = (of: (score: ReceiptScore) => number) =>
    holding.reduce((all, run) => all + (run.score ? of(run.score) : 0), 0);
  const seconds = runs.map((run) => run.seconds);
  const noReceipt = runs.filter((run) => run.noReceipt).map((run) => run.seconds);
  const processorSeconds = runs.flatMap((run) => run.processorSeconds ?? []);
  return {
    images: runs.length,
    failed: runs.filter((run) => run.score === null).length,
    items,
    precision: items === 0 ? null : precision,
    recall,
    f1:
      precision === null || recall === null || precision + recall === 0
        ? null
        : (2 * precision * recall) / (precision + recall),
    perfect: { right: withItems.filter((run) => run.score?.perfect).length, of: withItems.length },
    store: share("store"),
    date: share("date"),
    total: share("total"),
    arithmeticHolds: { right: holding.length, of: withItems.length },
    precisionWhereHolds: ratio(
      held(({ right }) => right),
      held(({ found }) => found),
    ),
    secondsP50: percentile(seconds, 0.5),
    secondsP95: percentile(seconds, 0.95),
    processorSecondsP50: percentile(processorSeconds, 0.5),
    processorSecondsP95: percentile(processorSeconds, 0.95),
    noReceiptP50: percentile(noReceipt, 0.5),
    noReceiptP95: percentile(noReceipt, 0.95),
    tokensAPhoto: tokensAPhoto(runs),
    ...process,
  };
}
