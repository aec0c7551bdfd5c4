"use client";

import clsx from "clsx";
import type { ReactElement } from "react";
import { ResponsiveContainer } from "recharts";
import { useMediaQuery } from "@/hooks/use-media-query";
import { CHART_COLOURS } from "./chart-style";
import { usePrinting } from "./use-printing";

/**
 * The width of a chart on a sheet in portrait, in CSS pixels. It is fixed, because charts are drawn before the browser
 * lays the sheet out and cannot measure it.
 */
const PAPER_WIDTH = 600;

/** Whether a chart must be drawn at once: it is being printed, or its reader asked for less motion. */
export function useStill(): boolean {
  const calm = useMediaQuery("(prefers-reduced-motion: reduce)");
  return usePrinting() || calm;
}

/**
 * The room that a chart is drawn in: `height` pixels at least, and what its card has left. Hidden from screen readers,
 * which get its table.
 */
export function ChartRoom({ height, children }: { height: number; children: ReactElement }) {
  const printing = usePrinting();
  return (
    <div
      aria-hidden="true"
      className={clsx(CHART_COLOURS, "relative mt-4 flex-1 print:flex-none")}
      style={{ minHeight: height }}
    >
      <div className="absolute inset-0">
        <ResponsiveContainer width={printing ? PAPER_WIDTH : "100%"} height={printing ? height : "100%"}>
          {children}
        </ResponsiveContainer>
      </div>
    </div>
  );
}
