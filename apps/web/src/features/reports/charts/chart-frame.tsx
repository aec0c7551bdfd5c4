import clsx from "clsx";
import type { ReactNode } from "react";
import type { AmountAxis } from "./amount-ticks";
import { placeOnAxis } from "./chart-places";
import { CHART_COLOURS } from "./chart-style";

interface ChartFrameProps {
  axis: AmountAxis;
  /** The words of the axis below, which fill its width. */
  words: ReactNode;
  /** What is drawn above the axis: everything is placed by percentages of it, so that nothing has to be measured. */
  children: ReactNode;
}

/**
 * The axes of a chart, in what its card has of room. It is drawn by the style sheet alone, on paper too. Hidden from
 * screen readers, which get its table.
 */
export function ChartFrame({ axis, words, children }: ChartFrameProps) {
  const { ticks, written } = axis;
  return (
    <div
      aria-hidden="true"
      data-chart
      className={clsx(
        CHART_COLOURS,
        "@container mt-4 flex min-h-65 flex-1 gap-x-3 text-xs text-(--chart-words) max-sm:min-h-50",
      )}
    >
      <div data-axis className="figures relative mb-6 text-right">
        {ticks.map((tick) => (
          <div key={tick}>
            {/* As wide as the longest of them. */}
            <span className="invisible block h-0">{written(tick)}</span>
            <span
              className="absolute right-0 translate-y-1/2 leading-none"
              style={{ bottom: `${placeOnAxis(axis, tick)}%` }}
            >
              {written(tick)}
            </span>
          </div>
        ))}
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="relative flex-1">
          {ticks.map((tick) => (
            <div
              key={tick}
              className="absolute inset-x-0 border-t border-(--chart-grid)"
              style={{ bottom: `${placeOnAxis(axis, tick)}%` }}
            />
          ))}
          {children}
        </div>
        <div data-axis className="relative mt-2 h-4">
          {words}
        </div>
      </div>
    </div>
  );
}

interface ChartTipProps {
  title: string;
  entries: readonly { readonly name: string; readonly amount: string }[];
  /** Where what it tells stands in its `group`, in percent. */
  at: number;
  /** Whether it stands before what it tells, because there is no room after it. */
  before: boolean;
}

/** The figures of what is below the pointer, inside of a `group`; who has no pointer finds them in the table. */
export function ChartTip({ title, entries, at, before }: ChartTipProps) {
  return (
    <div
      className={clsx(
        "pointer-events-none absolute top-2 z-10 hidden w-max max-w-40 rounded-lg border border-line-strong bg-surface px-3 py-2",
        "text-sm text-ink shadow-card group-hover:block print:hidden",
        before ? "-translate-x-full" : "",
      )}
      style={{ left: `${at}%` }}
    >
      <p>{title}</p>
      {entries.map(({ name, amount }) => (
        <p key={name} className="figures wrap-anywhere">
          {name}: {amount}
        </p>
      ))}
    </div>
  );
}
