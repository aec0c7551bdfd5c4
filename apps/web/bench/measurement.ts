/** One row of the table: a figure of five runs and the budget it is held to. */
export interface Measurement {
  readonly name: string;
  /** What the figure is compared with, or how it was taken. */
  readonly against: string;
  readonly unit: "×" | "ms" | "MB";
  /** Whether more is better, as with throughput. */
  readonly atLeast?: boolean;
  readonly budget: number;
  readonly runs: readonly number[];
  /** Both sides' own figures, shown in the table. */
  readonly detail: string;
}

export const RUNS = 5;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The noise of the runs: the median distance from their median. */
export function noise(runs: readonly number[]): number {
  const middle = median(runs);
  return median(runs.map((run) => Math.abs(run - middle)));
}

/** Whether the median misses its budget by more than the noise. */
export function isOver({ runs, budget, atLeast = false }: Measurement): boolean {
  const value = median(runs);
  return atLeast ? value + noise(runs) < budget : value - noise(runs) > budget;
}
