import clsx from "clsx";
import type { ReactNode } from "react";
import { CHART_COLOURS } from "./chart-style";

/** The hatching of an earlier year's bars: no colour is needed to tell them apart. `id`: one of its own on the page. */
export function Hatching({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1="0" y1="0" x2="0" y2="6" stroke="var(--chart-words)" strokeWidth="2.5" />
      </pattern>
    </defs>
  );
}

/** How the lines of a chart look, by their place: each has its own colour, dashes and mark. */
export const LINES = [
  { colour: "var(--chart-first)", dashes: undefined },
  { colour: "var(--chart-second)", dashes: "7 4" },
  { colour: "var(--chart-third)", dashes: "2 4" },
  { colour: "var(--chart-fourth)", dashes: "10 3 2 3" },
] as const;

const SHAPES = [
  "M-5,0a5,5 0 1,0 10,0a5,5 0 1,0 -10,0",
  "M-4.5,-4.5h9v9h-9z",
  "M0,-6L6,5H-6z",
  "M0,-6.5L6.5,0L0,6.5L-6.5,0z",
];

/** The mark of the line at `place` of {@link LINES}, drawn around a point of an SVG. */
export function LineMark({ place, x, y }: { place: number; x: number; y: number }) {
  return (
    <path
      d={SHAPES[place]}
      transform={`translate(${x} ${y})`}
      fill={LINES[place]?.colour}
      stroke="var(--surface)"
    />
  );
}

/** Says what a chart's marks stand for. */
export function ChartLegend({ entries }: { entries: readonly { name: string; mark: ReactNode }[] }) {
  return (
    <ul
      aria-hidden="true"
      className={clsx(CHART_COLOURS, "mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft")}
    >
      {entries.map(({ name, mark }) => (
        <li key={name} className="flex min-w-0 items-center gap-2">
          <svg aria-hidden="true" width="28" height="16" viewBox="0 0 28 16" className="shrink-0">
            {mark}
          </svg>
          <span className="min-w-0">{name}</span>
        </li>
      ))}
    </ul>
  );
}
