"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { PricePoint } from "@gf-ledger/domain/tax-report/price-history";
import { useLocale } from "use-intl";
import { useMediaQuery } from "@/hooks/use-media-query";
import { amountAxis } from "./amount-ticks";
import { ChartFrame, ChartTip } from "./chart-frame";
import { ChartLegend, LINES, LineMark } from "./chart-marks";
import { placeOnAxis, stripsOf } from "./chart-places";
import { timeAxis } from "./time-axis";

interface PriceLinesProps {
  points: readonly PricePoint[];
  /** One for each store, at most as many as there are {@link LINES}; a line shows the points of its `store`. */
  lines: readonly { readonly store: string | null; readonly name: string }[];
}

const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** A product's price at each store over time. It only decorates: a table below has the same figures. */
export function PriceLines({ points, lines }: PriceLinesProps) {
  const locale = useLocale();
  const narrow = useMediaQuery("(max-width: 40rem)");
  const shown = lines.map((line) => ({
    ...line,
    points: points.filter(({ store }) => store === line.store),
  }));
  const drawn = shown.flatMap((line) => line.points);
  const axis = amountAxis(
    drawn.map(({ price }) => dollarsFromCents(price)),
    4,
    locale,
    "least",
  );
  const dates = [...new Set(drawn.map(({ date }) => date))].sort();
  const times = timeAxis(dates.map(timeOf), narrow ? 3 : 5, locale);
  const [start, end] = times.domain;
  const across = (time: number) => ((time - start) / (end - start)) * 100;
  const strips = stripsOf(dates.map((date) => across(timeOf(date))));
  const placeOf = ({ date, price }: PricePoint) => ({
    x: across(timeOf(date)),
    y: placeOnAxis(axis, dollarsFromCents(price)),
  });
  return (
    <>
      <ChartLegend entries={lines.map(({ name }, place) => ({ name, mark: <LineSample place={place} /> }))} />
      <ChartFrame
        axis={axis}
        words={times.ticks.map((tick) => (
          <span
            key={tick}
            className="absolute -translate-x-1/2 whitespace-nowrap"
            style={{ left: `${across(tick)}%` }}
          >
            {times.written(tick)}
          </span>
        ))}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {shown.map((line, place) => (
            <polyline
              key={line.name}
              points={line.points
                .map(placeOf)
                .map(({ x, y }) => `${x},${100 - y}`)
                .join(" ")}
              fill="none"
              stroke={LINES[place]?.colour}
              strokeWidth="2.5"
              strokeDasharray={LINES[place]?.dashes}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {shown.flatMap((line, place) =>
          line.points.map(placeOf).map(({ x, y }) => (
            <svg
              key={`${line.name} ${x}`}
              aria-hidden="true"
              viewBox="-8 -8 16 16"
              className="absolute size-4 -translate-x-1/2 translate-y-1/2"
              style={{ left: `${x}%`, bottom: `${y}%` }}
            >
              <LineMark place={place} x={0} y={0} />
            </svg>
          )),
        )}
        {dates.map((date, index) => {
          const { from = 0, to = 100 } = strips[index] ?? {};
          const at = across(timeOf(date));
          return (
            <div
              key={date}
              className="group absolute inset-y-0"
              style={{ left: `${from}%`, right: `${100 - to}%` }}
            >
              <ChartTip
                title={formatDate(date, locale)}
                at={((at - from) / (to - from)) * 100}
                before={at > 50}
                entries={shown.flatMap(({ name, points: seen }) =>
                  seen
                    .filter((point) => point.date === date)
                    .map(({ price }) => ({ name, amount: formatMoney(dollarsFromCents(price), locale) })),
                )}
              />
            </div>
          );
        })}
      </ChartFrame>
    </>
  );
}

function LineSample({ place }: { place: number }) {
  return (
    <>
      <line
        x2="28"
        y1="8"
        y2="8"
        stroke={LINES[place]?.colour}
        strokeWidth="2.5"
        strokeDasharray={LINES[place]?.dashes}
      />
      <LineMark place={place} x={14} y={8} />
    </>
  );
}
