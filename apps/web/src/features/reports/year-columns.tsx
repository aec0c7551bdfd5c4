"use client";

import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useId } from "react";
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { useLocale } from "use-intl";
import { useMediaQuery } from "@/hooks/use-media-query";
import { amountAxis } from "./amount-ticks";
import { Hatching } from "./chart-marks";
import { ChartRoom, useStill } from "./chart-room";
import { TICK, TOOLTIP } from "./chart-style";

/** The width of a digit at the size of {@link TICK}, and the room between an axis's words and its columns. */
const DIGIT_PX = 7.5;
const GAP_PX = 12;

interface YearColumnsProps {
  /** `earlier`: the amount of the year before, drawn beside the other one. */
  months: readonly { readonly name: string; readonly dollars: number; readonly earlier: number }[];
  /** What the two amounts are called; `earlier` is `null` where there is one amount alone. */
  names: { readonly dollars: string; readonly earlier: string | null };
}

/** A year's amounts as columns. It only decorates: a table beside it has the same figures. */
export function YearColumns({ months, names: { dollars, earlier } }: YearColumnsProps) {
  const locale = useLocale();
  const still = useStill();
  const narrow = useMediaQuery("(max-width: 40rem)");
  const hatching = useId();
  const shown = months.flatMap((one) => (earlier === null ? [one.dollars] : [one.dollars, one.earlier]));
  const { ticks, written } = amountAxis(shown, 4, locale);
  const column = { radius: [4, 4, 0, 0], maxBarSize: 28, isAnimationActive: !still } satisfies {
    radius: [number, number, number, number];
    maxBarSize: number;
    isAnimationActive: boolean;
  };
  return (
    <ChartRoom height={narrow ? 200 : 260}>
      <BarChart
        accessibilityLayer={false}
        data={[...months]}
        barGap={2}
        margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
      >
        {earlier === null ? null : <Hatching id={hatching} />}
        <CartesianGrid stroke="var(--chart-grid)" vertical={false} />
        <XAxis
          type="category"
          dataKey="name"
          tick={TICK}
          axisLine={false}
          tickLine={false}
          interval="equidistantPreserveStart"
        />
        <YAxis
          type="number"
          tick={TICK}
          ticks={[...ticks]}
          domain={[0, ticks.at(-1) ?? 0]}
          tickFormatter={written}
          axisLine={false}
          tickLine={false}
          width={Math.max(...ticks.map((one) => written(one).length)) * DIGIT_PX + GAP_PX}
        />
        <Tooltip
          {...TOOLTIP}
          cursor={{ fill: "var(--sunken)" }}
          formatter={(value) => formatMoney(Number(value), locale)}
        />
        {earlier === null ? null : (
          <Bar
            {...column}
            dataKey="earlier"
            name={earlier}
            fill={`url(#${hatching})`}
            stroke="var(--chart-words)"
          />
        )}
        <Bar {...column} dataKey="dollars" name={dollars} fill="var(--chart-first)" />
      </BarChart>
    </ChartRoom>
  );
}
