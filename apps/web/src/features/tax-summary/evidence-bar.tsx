import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { RestsOn } from "@gf-ledger/domain/tax-report/year-by-product";

const PARTS = [
  { part: "evidence", label: "Prices seen or set by you", fill: "bg-claim" },
  { part: "catalogue", label: "Published averages", fill: "bg-info" },
  { part: "estimates", label: "Estimates", fill: "bg-warn" },
] as const satisfies readonly { part: keyof RestsOn; label: string; fill: string }[];

/** What the claim's regular prices rest on, as one bar with its figures below (claim-19). */
export function EvidenceBar({ restsOn, edition }: { restsOn: RestsOn; edition: Edition }) {
  const whole = restsOn.evidence + restsOn.catalogue + restsOn.estimates;
  if (whole === 0) return null;
  const percent = (amount: number) => Math.round((amount / whole) * 100);
  return (
    <figure className="mt-6">
      <figcaption className="text-sm font-semibold">What the regular prices rest on</figcaption>
      <div aria-hidden="true" className="mt-2 flex h-3 overflow-hidden rounded-full bg-sunken">
        {PARTS.map(({ part, fill }) => (
          <div key={part} className={fill} style={{ width: `${(restsOn[part] / whole) * 100}%` }} />
        ))}
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {PARTS.map(({ part, label, fill }) => (
          <div key={part} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-sm ${fill}`} />
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures font-semibold">
              {percent(restsOn[part])}% ({formatMoney(restsOn[part], edition)})
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
