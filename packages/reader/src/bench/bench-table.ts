import type { BenchSummary, Share } from "./bench-summary";

const percent = (value: number | null) => (value === null ? "–" : (value * 100).toFixed(1));
const seconds = (value: number | null) => (value === null ? "–" : `${value.toFixed(2)} s`);
const shareText = ({ right, of }: Share) => (of === 0 ? "–" : `${right}/${of} (${percent(right / of)} %)`);

/** The bench's table as text, one row for each figure. */
export function benchTable(title: string, summary: BenchSummary): string {
  const rows: readonly (readonly [string, string])[] = [
    [
      "images",
      summary.failed === 0 ? `${summary.images}` : `${summary.images}, ${summary.failed} could not be read`,
    ],
    ["items", `${summary.items}`],
    ["item precision", percent(summary.precision)],
    ["item recall", percent(summary.recall)],
    ["item F1", percent(summary.f1)],
    ["perfect receipts", shareText(summary.perfect)],
    ["store", shareText(summary.store)],
    ["date", shareText(summary.date)],
    ["total", shareText(summary.total)],
    ["arithmetic coverage", shareText(summary.arithmeticHolds)],
    ["item precision where it holds", percent(summary.precisionWhereHolds)],
    ["seconds a photo, p50", seconds(summary.secondsP50)],
    ["seconds a photo, p95", seconds(summary.secondsP95)],
    ["peak memory", `${Math.round(summary.peakMemoryMb)} MB`],
    ["event loop held up, at most", `${summary.eventLoopMaxMs.toFixed(0)} ms`],
  ];
  const left = Math.max(...rows.map(([name]) => name.length));
  return [title, ...rows.map(([name, value]) => `| ${name.padEnd(left)} | ${value.padStart(18)} |`)].join(
    "\n",
  );
}
