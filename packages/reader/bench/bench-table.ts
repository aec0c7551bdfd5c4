import type { BenchSummary, Proportion, Tokens } from "./bench-summary";

const percent = (value: number | null) => (value === null ? "–" : (value * 100).toFixed(1));
const seconds = (value: number | null) => (value === null ? "–" : `${value.toFixed(2)} s`);
const shareText = ({ right, of }: Proportion) =>
  of === 0 ? "–" : `${right}/${of} (${percent(right / of)} %)`;
const tokens = (value: Tokens | null) =>
  value === null ? "–" : `${Math.round(value.input)} + ${Math.round(value.output)}`;

/** What is printed of a summary, one row for each figure. */
const ROWS: readonly (readonly [name: string, text: (summary: BenchSummary) => string])[] = [
  ["images", ({ images, failed }) => (failed === 0 ? `${images}` : `${images}, ${failed} could not be read`)],
  ["items", ({ items }) => `${items}`],
  ["item precision", ({ precision }) => percent(precision)],
  ["item recall", ({ recall }) => percent(recall)],
  ["item F1", ({ f1 }) => percent(f1)],
  ["perfect receipts", ({ perfect }) => shareText(perfect)],
  ["store", ({ store }) => shareText(store)],
  ["date", ({ date }) => shareText(date)],
  ["total", ({ total }) => shareText(total)],
  ["arithmetic coverage", ({ arithmeticHolds }) => shareText(arithmeticHolds)],
  ["item precision where it holds", ({ precisionWhereHolds }) => percent(precisionWhereHolds)],
  ["seconds a photo, p50", ({ secondsP50 }) => seconds(secondsP50)],
  ["seconds a photo, p95", ({ secondsP95 }) => seconds(secondsP95)],
  ["processor seconds a photo, p50", ({ processorSecondsP50 }) => seconds(processorSecondsP50)],
  ["processor seconds a photo, p95", ({ processorSecondsP95 }) => seconds(processorSecondsP95)],
  ["seconds to “no receipt”, p50", ({ noReceiptP50 }) => seconds(noReceiptP50)],
  ["seconds to “no receipt”, p95", ({ noReceiptP95 }) => seconds(noReceiptP95)],
  ["tokens a photo, asked + answered", ({ tokensAPhoto }) => tokens(tokensAPhoto)],
  ["peak memory", ({ peakMemoryMb }) => `${Math.round(peakMemoryMb)} MB`],
  ["event loop held up, at most", ({ eventLoopMaxMs }) => `${eventLoopMaxMs.toFixed(0)} ms`],
];

/** A reader's name and its figures. */
export interface BenchColumn {
  readonly name: string;
  readonly version: string;
  readonly summary: BenchSummary;
}

const WIDTH = 18;

/** The bench's table as text: one row for each figure, one column for each reader. */
export function benchTable(title: string, columns: readonly BenchColumn[]): string {
  const widths = columns.map(({ name }) => Math.max(WIDTH, name.length));
  const left = Math.max(...ROWS.map(([name]) => name.length));
  const line = (name: string, cells: readonly string[]) =>
    `| ${[name.padEnd(left), ...cells.map((cell, at) => cell.padStart(widths[at] ?? 0))].join(" | ")} |`;
  const head = line(
    "",
    columns.map(({ name }) => name),
  );
  const rows = ROWS.map(([name, text]) =>
    line(
      name,
      columns.map(({ summary }) => text(summary)),
    ),
  );
  return [title, head, ...rows].join("\n");
}
