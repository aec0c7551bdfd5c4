import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { RestsOn } from "@gf-ledger/domain/tax-report/year-by-product";
import { useLocale, useTranslations } from "use-intl";
import { useWholePercent } from "../language/use-whole-percent";

const PARTS = [
  { part: "evidence", fill: "bg-claim" },
  { part: "catalogue", fill: "bg-info" },
  { part: "estimates", fill: "bg-warn" },
] as const satisfies readonly { part: keyof RestsOn; fill: string }[];

/** What the claim's regular prices rest on, as one bar with its figures below (claim-19). */
export function EvidenceBar({ restsOn }: { restsOn: RestsOn }) {
  const locale = useLocale();
  const t = useTranslations("taxSummary.restsOn");
  const percent = useWholePercent();
  const whole = restsOn.evidence + restsOn.catalogue + restsOn.estimates;
  if (whole === 0) return null;
  return (
    <figure className="mt-6">
      <figcaption className="text-sm font-semibold">{t("title")}</figcaption>
      <div aria-hidden="true" className="mt-2 flex h-3 overflow-hidden rounded-full bg-sunken">
        {PARTS.map(({ part, fill }) => (
          <div key={part} className={fill} style={{ width: `${(restsOn[part] / whole) * 100}%` }} />
        ))}
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {PARTS.map(({ part, fill }) => (
          <div key={part} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-sm ${fill}`} />
            <dt className="text-ink-soft">{t(part)}</dt>
            <dd className="figures font-semibold">
              {percent(restsOn[part] / whole)} ({formatMoney(restsOn[part], locale)})
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
