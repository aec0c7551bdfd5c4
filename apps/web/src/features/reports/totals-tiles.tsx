import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ReportExtent, ReportTotals } from "@gf-ledger/domain/tax-report/report-rows";
import clsx from "clsx";
import { useLocale, useTranslations } from "use-intl";

interface TilesProps {
  totals: ReportTotals;
  extent: ReportExtent;
}

/**
 * reports-18: Total Receipts (the number of items), GF cost, regular cost and deduction. They follow the
 * filter, and so does what they stand on (reports-47). */
export function TotalsTiles({ totals, extent }: TilesProps) {
  const t = useTranslations("reports.totals");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(dollarsFromCents(cents), locale);
  const tiles: [string, string, boolean][] = [
    [t("items"), String(totals.itemCount), false],
    [t("cost"), money(totals.price), false],
    [t("regular"), money(totals.regularPrice), false],
    [t("deduction"), money(totals.countedExtraCost), true],
  ];
  const { receiptCount: receipts, noDearerCount: count } = extent;
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {tiles.map(([label, value, claim]) => (
          <div
            key={label}
            className={clsx(
              "flex flex-col rounded-lg border p-4 shadow-card",
              claim ? "border-claim/30 bg-claim-soft" : "border-line bg-surface",
            )}
          >
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className={clsx("figures mt-1 text-xl font-semibold sm:text-2xl", claim && "text-claim")}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {totals.itemCount > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          {t("extent", { items: totals.itemCount, receipts })}
          {count > 0 ? ` ${t("noDearer", { count, zero: money(0) })}` : null}
        </p>
      ) : null}
    </div>
  );
}
