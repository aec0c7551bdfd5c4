import type { ItemMark } from "./score-reading";

/** Items of which the reader was about as sure, and how many of them were right. */
export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  readonly items: number;
  readonly right: number;
  readonly meanConfidence: number;
}

const EDGES = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.001];

/** A reliability diagram as bins: where confidence means what it says, as many are right as it says (reading-59). */
export function reliabilityOf(marks: readonly ItemMark[]): ReliabilityBin[] {
  return EDGES.slice(1).flatMap((to, at) => {
    const from = EDGES[at] ?? 0;
    const within = marks.filter(({ confidence }) => confidence >= from && confidence < to);
    if (within.length === 0) return [];
    const right = within.filter((mark) => mark.right).length;
    const meanConfidence = within.reduce((all, { confidence }) => all + confidence, 0) / within.length;
    return [{ from, to: Math.min(1, to), items: within.length, right, meanConfidence }];
  });
}

/** By how much confidence and the share of right items differ, in the mean over all items (ECE). */
export function calibrationError(bins: readonly ReliabilityBin[]): number | null {
  const items = bins.reduce((all, bin) => all + bin.items, 0);
  if (items === 0) return null;
  return bins.reduce((all, bin) => all + Math.abs(bin.right - bin.items * bin.meanConfidence), 0) / items;
}

/** The diagram as a table, one row for each bin. */
export function reliabilityTable(marks: readonly ItemMark[]): string {
  const bins = reliabilityOf(marks);
  const share = (value: number) => value.toFixed(3);
  const rows = bins.map(
    ({ from, to, items, right, meanConfidence }) =>
      `| ${from} to ${to} | ${items} | ${share(meanConfidence)} | ${share(right / items)} |`,
  );
  const error = calibrationError(bins);
  return [
    "| said | items | said, mean | right |",
    "| --- | --- | --- | --- |",
    ...rows,
    `calibration error ${error === null ? "–" : share(error)}`,
  ].join("\n");
}
