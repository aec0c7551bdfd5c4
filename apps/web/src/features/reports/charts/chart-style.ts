/** The colours of a chart; those of a high-contrast scheme replace ours. */
export const CHART_COLOURS = [
  "[--chart-words:var(--ink-soft)] [--chart-grid:var(--line)] [--chart-first:var(--claim)]",
  "[--chart-second:var(--info)] [--chart-third:var(--warn)] [--chart-fourth:var(--danger)]",
  "forced-colors:[--chart-words:CanvasText] forced-colors:[--chart-grid:GrayText]",
  "forced-colors:[--chart-first:CanvasText] forced-colors:[--chart-second:CanvasText]",
  "forced-colors:[--chart-third:CanvasText] forced-colors:[--chart-fourth:CanvasText]",
].join(" ");
