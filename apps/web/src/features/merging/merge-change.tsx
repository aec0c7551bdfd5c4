import type { MergePreview } from "@gf-ledger/domain/matching/merged-names";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ProductSummary } from "@gf-ledger/domain/tax-report/year-by-product";
import { useLocale, useTranslations } from "use-intl";
import { useAmountOfFood } from "../bought/use-amount-of-food";
import { written } from "../language/typed-amount";

interface MergeChangeProps {
  preview: MergePreview;
  year: number;
}

/** What a merge changes of a year's claim, said before it is made (matching-41). */
export function MergeChange({ preview, year }: MergeChangeProps) {
  const locale = useLocale();
  const t = useTranslations("merging");
  const { before, after, totalBefore, totalAfter } = preview;
  const money = (dollars: number) => formatMoney(dollars, locale);
  return (
    <div className="mt-4 text-sm" aria-live="polite">
      <div className="grid gap-3 sm:grid-cols-2">
        <Rows title={t("now")} rows={before} />
        <Rows title={t("after")} rows={after} />
      </div>
      <p className="mt-3">
        {totalBefore === totalAfter
          ? t("stays", { year: String(year), amount: money(totalBefore) })
          : t("goes", { year: String(year), before: money(totalBefore), after: money(totalAfter) })}
      </p>
    </div>
  );
}

function Rows({ title, rows }: { title: string; rows: ProductSummary[] }) {
  const locale = useLocale();
  const t = useTranslations("merging");
  const amountOf = useAmountOfFood();
  return (
    <section className="rounded-md bg-sunken p-3">
      <h3 className="text-xs font-semibold text-ink-soft">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {rows.map((row) => (
          <li key={`${row.product} ${row.size} ${row.unit}`} className="flex justify-between gap-3">
            <span className="min-w-0 break-words">
              {[row.product, amountOf(row), t("bought", { count: written(row.numberBought, locale) })]
                .filter((part) => part !== null)
                .join(", ")}
            </span>
            <span className="figures font-semibold text-claim">{formatMoney(row.amountToClaim, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
