import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import { useLocale, useTranslations } from "use-intl";
import { IntentLink } from "@/components/intent-link";

/** What each person's products come to; where nothing is anybody's yet, the way to say whose it is. */
export function PeopleTotals({ data }: { data: YearByProduct }) {
  const locale = useLocale();
  const t = useTranslations("taxSummary");
  if (data.products.length === 0) {
    return (
      <p className="mt-4 text-sm text-warn">
        {t.rich("nobody", { people: (words) => <IntentLink href="/people">{words}</IntentLink> })}
      </p>
    );
  }
  if (data.people.length === 0) return null;
  return (
    <dl className="mt-4 grid grid-cols-[1fr_auto] px-1 sm:px-3 gap-x-6 gap-y-1 text-sm">
      {data.people.map(({ id, name, amountToClaim }) => (
        <div key={id} className="contents">
          <dt className="min-w-0 break-words">{name}</dt>
          <dd className="figures text-right font-semibold text-claim">
            {formatMoney(amountToClaim, locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
