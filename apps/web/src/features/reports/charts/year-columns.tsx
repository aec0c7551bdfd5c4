import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { type ReactNode, useId } from "react";
import { useLocale } from "use-intl";
import { amountAxis } from "./amount-ticks";
import { ChartFrame, ChartTip } from "./chart-frame";
import { Hatching } from "./chart-marks";
import { placeOnAxis } from "./chart-places";

interface YearColumnsProps {
  /** `earlier`: the amount of the year before, drawn beside the other one. */
  months: readonly { readonly name: string; readonly dollars: number; readonly earlier: number }[];
  /** What the two amounts are called; `earlier` is `null` where there is one amount alone. */
  names: { readonly dollars: string; readonly earlier: string | null };
}

/** A year's amounts as columns. It only decorates: a table beside it has the same figures. */
export function YearColumns({ months, names }: YearColumnsProps) {
  const locale = useLocale();
  const hatching = useId();
  const shown = months.flatMap((one) =>
    names.earlier === null ? [one.dollars] : [one.dollars, one.earlier],
  );
  const axis = amountAxis(shown, 4, locale);
  const money = (dollars: number) => formatMoney(dollars, locale);
  return (
    <ChartFrame
      axis={axis}
      words={
        <div className="grid auto-cols-fr grid-flow-col">
          {months.map(({ name }) => (
            <span key={name} className="justify-self-center whitespace-nowrap @max-md:nth-[even]:invisible">
              {name}
            </span>
          ))}
        </div>
      }
    >
      <div className="absolute inset-0 grid auto-cols-fr grid-flow-col">
        {months.map(({ name, dollars, earlier }, index) => (
          <div key={name} className="group relative flex justify-center gap-0.5 px-px hover:bg-sunken/60">
            {names.earlier === null ? null : (
              <Column percent={placeOnAxis(axis, earlier)} fill={`url(#${hatching}-${index})`}>
                <Hatching id={`${hatching}-${index}`} />
              </Column>
            )}
            <Column percent={placeOnAxis(axis, dollars)} fill="var(--chart-first)" />
            <ChartTip
              title={name}
              at={index < months.length / 2 ? 100 : 0}
              before={index >= months.length / 2}
              entries={[
                ...(names.earlier === null ? [] : [{ name: names.earlier, amount: money(earlier) }]),
                { name: names.dollars, amount: money(dollars) },
              ]}
            />
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}

interface ColumnProps {
  /** Its height, of the frame's. */
  percent: number;
  fill: string;
  /** What its fill needs; it then has an outline. */
  children?: ReactNode;
}

function Column({ percent, fill, children }: ColumnProps) {
  const height = Math.max(0, percent);
  return (
    <svg aria-hidden="true" className="h-full max-w-7 min-w-0 flex-1">
      {children}
      <rect
        y={`${100 - height}%`}
        width="100%"
        height={`${height}%`}
        rx="4"
        fill={fill}
        stroke={children ? "var(--chart-words)" : undefined}
      />
    </svg>
  );
}
