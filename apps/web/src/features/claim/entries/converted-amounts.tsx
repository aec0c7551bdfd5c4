import type { ClaimRatesView } from "@gf-ledger/claim/currency/rate-view";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { factsInLine } from "@gf-ledger/messages/facts-in-line";
import { useLocale, useTranslations } from "use-intl";
import { rateText } from "./rate-text";

/** Each converted amount: what was paid, the rate, of when and from where, and what it is in the claim. */
export function ConvertedAmounts({ rates }: { rates: ClaimRatesView }) {
  const t = useTranslations("rates");
  const locale = useLocale();
  const { converted, moreConverted, currency } = rates;
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer content-center py-2 pointer-coarse:min-h-11">
        {t("converted", { amounts: converted.length + moreConverted })}
      </summary>
      <ul aria-label={t("list")} className="max-h-96 divide-y divide-line overflow-y-auto">
        {converted.map((one) => (
          <li key={one.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 grow basis-48">
              <span className="block font-medium wrap-anywhere">{one.name}</span>
              <span className="block text-ink-soft wrap-anywhere">
                {factsInLine([
                  formatDate(one.date, locale, "medium"),
                  formatMoney(one.original, locale, one.originalCurrency),
                  ...(one.cadPerUsd === null
                    ? [t("waits")]
                    : [
                        t("rateOf", {
                          of: formatDate(one.of, locale, "medium"),
                          rate: rateText(one.cadPerUsd, locale),
                        }),
                        one.source,
                      ]),
                ])}
              </span>
            </span>
            <span className="figures font-medium">
              {one.amount === null ? "–" : formatMoney(one.amount, locale, currency)}
            </span>
          </li>
        ))}
      </ul>
      {moreConverted > 0 ? <p className="mt-2 text-ink-soft">{t("more", { more: moreConverted })}</p> : null}
    </details>
  );
}
