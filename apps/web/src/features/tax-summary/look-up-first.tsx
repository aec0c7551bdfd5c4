import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import { useLocale, useTranslations } from "use-intl";
import { IntentLink } from "@/components/intent-link";
import { Alert } from "@/components/notices/alert";
import { useAmountOfFood } from "../bought/use-amount-of-food";

/** How many products are named: those that make the most difference. */
const NAMED = 8;

/** The warning of a claim that rests on estimates, and what to look up first (claim-19). */
export function LookUpFirst({ data }: { data: YearByProduct }) {
  const locale = useLocale();
  const t = useTranslations("taxSummary.lookUp");
  const amountOf = useAmountOfFood();
  if (data.lookUpFirst.length === 0) return null;
  const list = (
    <ol className="mt-2 list-decimal pl-5">
      {data.lookUpFirst.slice(0, NAMED).map((row) => (
        <li key={`${row.product} ${row.size} ${row.unit}`}>
          {t("entry", {
            product: [row.product, amountOf(row)].filter((part) => part !== null).join(", "),
            amount: formatMoney(row.amountToClaim, locale),
            why: row.why,
          })}
        </li>
      ))}
    </ol>
  );
  if (!data.warnsOfEstimates)
    return (
      <details className="mt-4 text-sm">
        <summary className="cursor-pointer content-center font-semibold pointer-coarse:min-h-11">
          {t("title")}
        </summary>
        {list}
      </details>
    );
  return (
    <Alert tone="warn" className="mt-4" title={t("warning")}>
      {t("text")}
      {list}
      <IntentLink
        href={`/price-book/walk?year=${data.year}`}
        className="finger mt-2 inline-block font-semibold text-brand underline print:hidden"
      >
        {t("walk")}
      </IntentLink>
    </Alert>
  );
}
