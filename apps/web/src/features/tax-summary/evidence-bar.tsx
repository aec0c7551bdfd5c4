import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { GROUNDS, type Ground } from "@gf-ledger/domain/pricing/ground";
import type { RestsOn } from "@gf-ledger/domain/tax-report/year-by-product";
import { useLocale, useTranslations } from "use-intl";
import { useWholePercent } from "../language/use-whole-percent";

const FILLS: Readonly<Record<Ground, string>> = {
  evidence: "bg-claim",
  yourWord: "bg-ink-faint",
  published: "bg-info",
  estimate: "bg-warn",
};

/** What the claim's regular prices rest on, as one bar with its figures below (claim-19). A part below 0 has no room. */
export function EvidenceBar({ restsOn }: { restsOn: RestsOn }) {
  const locale = useLocale();
  const t = useTranslations("taxSummary.restsOn");
  const percent = useWholePercent();
  const grounds = useTranslations("grounds");
  const whole = GROUNDS.reduce((sum, ground) => sum + restsOn[ground], 0);
  const shown = GROUNDS.reduce((sum, ground) => sum + Math.max(0, restsOn[ground]), 0);
  if (whole <= 0) return null;
  return (
    <figure className="mt-6">
      <figcaption className="text-sm font-semibold">{t("title")}</figcaption>
      <div aria-hidden="true" className="mt-2 flex h-3 overflow-hidden rounded-full bg-sunken">
        {GROUNDS.map((ground) => (
          <div
            key={ground}
            className={FILLS[ground]}
            style={{ width: `${(Math.max(0, restsOn[ground]) / shown) * 100}%` }}
          />
        ))}
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {GROUNDS.map((ground) => (
          <div key={ground} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-sm ${FILLS[ground]}`} />
            <dt className="text-ink-soft">{grounds(ground)}</dt>
            <dd className="figures font-semibold">
              {percent(restsOn[ground] / whole)} ({formatMoney(restsOn[ground], locale)})
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
