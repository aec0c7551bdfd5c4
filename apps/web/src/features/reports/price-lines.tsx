"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { PricePoint } from "@gf-ledger/domain/tax-report/price-history";
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from "recharts";
import { useLocale } from "use-intl";
import { useMediaQuery } from "@/hooks/use-media-query";
import { amountAxis } from "./amount-ticks";
import { ChartLegend, LINES, LineMark } from "./chart-marks";
import { ChartRoom, useStill } from "./chart-room";
import { TICK, TOOLTIP } from "./chart-style";
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
  const still = useStill();
  const narrow = useMediaQuery("(max-width: 40rem)");
  const placeOf = new Map(lines.map(({ store }, place) => [store, place]));
  const drawn = points.filter(({ store }) => placeOf.has(store));
  const byTime = new Map<number, Record<string, number>>();
  for (const { date, store, price } of drawn) {
    const time = timeOf(date);
    byTime.set(time, { ...byTime.get(time), time, [`line${placeOf.get(store)}`]: dollarsFromCents(price) });
  }
  const prices = drawn.map(({ price }) => dollarsFromCents(price));
  const { ticks, written } = amountAxis(prices, 4, locale, "least");
  const times = timeAxis([...byTime.keys()], narrow ? 3 : 5, locale);
  return (
    <>
      <ChartLegend entries={lines.map(({ name }, place) => ({ name, mark: <LineSample place={place} /> }))} />
      <ChartRoom height={260}>
        <LineChart
          accessibilityLayer={false}
          data={[...byTime.values()]}
          margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
        >
          <CartesianGrid stroke="var(--chart-grid)" vertical={false} />
          <XAxis
            dataKey="time"
            type="number"
            scale="time"
            domain={[...times.domain]}
            ticks={times.ticks}
            tickFormatter={times.written}
            tick={TICK}
            tickLine={false}
            axisLine={false}
          />
          <YAxis
            type="number"
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
            ticks={ticks}
            tickFormatter={written}
            tick={TICK}
            width={64}
            axisLine={false}
            tickLine={false}
          />
          <Tooltip
            {...TOOLTIP}
            labelFormatter={(time) => formatDate(new Date(Number(time)).toISOString().slice(0, 10), locale)}
            formatter={(value) => formatMoney(Number(value), locale)}
          />
          {lines.map(({ name }, place) => (
            <Line
              key={name}
              dataKey={`line${place}`}
              name={name}
              type="linear"
              stroke={LINES[place]?.colour}
              strokeWidth={2.5}
              strokeDasharray={LINES[place]?.dashes}
              connectNulls
              isAnimationActive={!still}
              dot={({ cx, cy, value, index }) =>
                value == null ? (
                  <g key={index} />
                ) : (
                  <LineMark key={index} place={place} x={cx ?? 0} y={cy ?? 0} />
                )
              }
            />
          ))}
        </LineChart>
      </ChartRoom>
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
