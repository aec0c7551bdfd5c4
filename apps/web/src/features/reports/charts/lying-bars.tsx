import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale } from "use-intl";
import { CHART_COLOURS } from "./chart-style";

/**
 * Amounts in dollars as bars, each below its whole name, so that no name is cut or meets another. Hidden from screen
 * readers, which get the table with the same figures.
 */
export function LyingBars({
  bars,
}: {
  bars: readonly { readonly name: string; readonly dollars: number }[];
}) {
  const locale = useLocale();
  const longest = Math.max(...bars.map(({ dollars }) => dollars));
  return (
    <ul
      aria-hidden="true"
      className={`${CHART_COLOURS} mt-4 flex flex-1 flex-col justify-around gap-3 text-sm`}
    >
      {bars.map(({ name, dollars }) => (
        <li key={name}>
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="figures shrink-0 text-ink-soft">{formatMoney(dollars, locale)}</span>
          </div>
          <svg aria-hidden="true" className="mt-1 block h-3 w-full rounded-sm bg-sunken">
            <rect
              width={longest > 0 ? `${(Math.max(0, dollars) / longest) * 100}%` : 0}
              height="100%"
              rx="4"
              fill="var(--chart-first)"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
