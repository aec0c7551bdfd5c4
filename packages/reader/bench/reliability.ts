import type { Mark } from "./score-reading";

/** Items, or shops, dates or totals, of which the reader was about as sure, and how many of them were right. */
export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly right: number;
  readonly meanConfidence: number;
}

const EDGES = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.001];

/** A reliability diagram as bins: where confidence means what it says, as many are right as it says (reading-59). */
export function reliabilityOf(marks: readonly Mark[]): ReliabilityBin[] {
  return EDGES.slice(1).flatMap((to, at) => {
    const from = EDGES[at] ?? 0;
    const within = marks.filter(({ confidence }) => confidence >= from && confidence < to);
    if (within.length === 0) return [];
    const right = within.filter((mark) => mark.right).length;
    const meanConfidence = within.reduce((all, { confidence }) => all + confidence, 0) / within.length;
    return [{ from, to: Math.min(1, to), count: within.length, right, meanConfidence }];
  });
}

/** By how much confidence and the share of right items differ, in the mean over all of them (ECE). */
export function calibrationError(bins: readonly ReliabilityBin[]): number | null {
  const count = bins.reduce((all, bin) => all + bin.count, 0);
  if (count === 0) return null;
  return bins.reduce((all, bin) => all + Math.abs(bin.right - bin.count * bin.meanConfidence), 0) / count;
}

/** The diagram as a table, one row for each bin. */
export function reliabilityTable(what: string, marks: readonly Mark[]): string {
  const bins = reliabilityOf(marks);
  const share = (value: number) => value.toFixed(3);
  const rows = bins.map(
    ({ from, to, count, right, meanConfidence }) =>
      `| ${from} to ${to} | ${count} | ${share(meanConfidence)} | ${share(right / count)} |`,
  );
  const error = calibrationError(bins);
  return [
    `| said | ${what} | said, mean | right |`,
    "| --- | --- | --- | --- |",
    ...rows,
    `calibration error ${error === null ? "–" : share(error)}`,
  ].join("\n");
}
