"use client";

import { formatMoney } from "@gf-ledger/domain/money/format-money";
import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  type XAxisProps,
  YAxis,
  type YAxisProps,
} from "recharts";
import { useLocale, useTranslations } from "use-intl";
import { useMediaQuery } from "@/hooks/use-media-query";
import { amountAxis } from "./amount-ticks";

interface AmountBarsProps {
  bars: readonly { readonly name: string; readonly dollars: number }[];
  direction: "upright" | "lying";
}

const TICK = { fill: "var(--ink-soft)", fontSize: 13 };

/** A bar chart of amounts. It only decorates: a table beside it has the same figures. */
export function AmountBars({ bars, direction }: AmountBarsProps) {
  const locale = useLocale();
  const t = useTranslations("reports.charts");
  const still = useMediaQuery("(prefers-reduced-motion: reduce)");
  const narrow = useMediaQuery("(max-width: 40rem)");
  const lying = direction === "lying";
  const { ticks, written } = amountAxis(
    bars.map(({ dollars }) => dollars),
    lying && narrow ? 2 : 4,
    locale,
  );
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
  return (
    <div
      aria-hidden="true"
      className="mt-4"
      style={{ height: lying ? Math.max(160, bars.length * 40 + 32) : 260 }}
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          accessibilityLayer={false}
          data={[...bars]}
          layout={lying ? "vertical" : "horizontal"}
          margin={{ top: 4, right: 12, bottom: 0, left: 0 }}
        >
          <CartesianGrid stroke="var(--line)" vertical={lying} horizontal={!lying} />
          {lying ? <XAxis {...amounts} /> : <XAxis {...names} interval={narrow ? 1 : 0} />}
          {lying ? <YAxis {...names} width={narrow ? 120 : 150} /> : <YAxis {...amounts} width={52} />}
          <Tooltip
            cursor={{ fill: "var(--sunken)" }}
            formatter={(value) => [formatMoney(Number(value), locale), t("extraCost")]}
            contentStyle={{
              background: "var(--surface)",
              border: "1px solid var(--line-strong)",
              borderRadius: 10,
              color: "var(--ink)",
            }}
            itemStyle={{ color: "var(--claim)" }}
          />
          <Bar
            dataKey="dollars"
            fill="var(--claim)"
            radius={lying ? [0, 4, 4, 0] : [4, 4, 0, 0]}
            maxBarSize={28}
            isAnimationActive={!still}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
