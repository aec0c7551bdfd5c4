"use client";

import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useId } from "react";
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Tooltip,
  XAxis,
  type XAxisProps,
  YAxis,
  type YAxisProps,
} from "recharts";
import { useLocale } from "use-intl";
import { useMediaQuery } from "@/hooks/use-media-query";
import { amountAxis } from "./amount-ticks";
import { Hatching } from "./chart-marks";
import { ChartRoom, useStill } from "./chart-room";
import { shortName, TICK, TOOLTIP } from "./chart-style";

interface AmountBarsProps {
  /** `earlier`: the amount of the year before, drawn beside the other one. */
  bars: readonly { readonly name: string; readonly dollars: number; readonly earlier?: number }[];
  direction: "upright" | "lying";
  /** What the two amounts are called; `earlier` is `null` where there is one amount alone. */
  names: { readonly dollars: string; readonly earlier: string | null };
}

/** A bar chart of amounts. It only decorates: a table beside it has the same figures. */
export function AmountBars({ bars, direction, names: { dollars, earlier } }: AmountBarsProps) {
  const locale = useLocale();
  const still = useStill();
  const narrow = useMediaQuery("(max-width: 40rem)");
  const hatching = useId();
  const lying = direction === "lying";
  const shown = bars.flatMap((bar) => (earlier === null ? [bar.dollars] : [bar.dollars, bar.earlier ?? 0]));
  const { ticks, written } = amountAxis(shown, lying && narrow ? 2 : 4, locale);
  const amounts = {
    type: "number",
    tick: TICK,
    ticks,
    domain: [0, ticks.at(-1) ?? 0],
    tickFormatter: written,
    axisLine: false,
    tickLine: false,
  } satisfies XAxisProps & YAxisProps;
  const names = { type: "category", dataKey: "name", tick: TICK, axisLine: false, tickLine: false } as const;
  const money = (value: unknown) => formatMoney(Number(value), locale);
  const bar = {
    radius: lying ? [0, 4, 4, 0] : [4, 4, 0, 0],
    maxBarSize: 28,
    isAnimationActive: !still,
  } satisfies { radius: [number, number, number, number]; maxBarSize: number; isAnimationActive: boolean };
  return (
    <ChartRoom height={lying ? Math.max(120, bars.length * 44 + 32) : 260}>
      <BarChart
        accessibilityLayer={false}
        data={[...bars]}
        layout={lying ? "vertical" : "horizontal"}
        barGap={2}
        margin={{ top: 4, right: lying ? 72 : 12, bottom: 0, left: 0 }}
      >
        {earlier === null ? null : <Hatching id={hatching} />}
        <CartesianGrid stroke="var(--chart-grid)" vertical={lying} horizontal={!lying} />
        {lying ? <XAxis {...amounts} /> : <XAxis {...names} interval="equidistantPreserveStart" />}
        {lying ? (
          <YAxis {...names} interval={0} tickFormatter={shortName} width={narrow ? 120 : 160} />
        ) : (
          <YAxis {...amounts} width={60} />
        )}
        <Tooltip {...TOOLTIP} cursor={{ fill: "var(--sunken)" }} formatter={money} />
        {earlier === null ? null : (
          <Bar
            {...bar}
            dataKey="earlier"
            name={earlier}
            fill={`url(#${hatching})`}
            stroke="var(--chart-words)"
          />
        )}
        <Bar {...bar} dataKey="dollars" name={dollars} fill="var(--chart-first)">
          {lying ? (
            <LabelList
              dataKey="dollars"
              position="right"
              formatter={money}
              fill="var(--chart-words)"
              fontSize={13}
            />
          ) : null}
        </Bar>
      </BarChart>
    </ChartRoom>
  );
}
