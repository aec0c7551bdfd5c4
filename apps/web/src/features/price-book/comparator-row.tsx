import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Currency, Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { Comparator } from "@gf-ledger/domain/price-book/price-book-view";
import { PRICE_SOURCE_SENTENCES } from "@gf-ledger/domain/pricing/price-basis";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";

const CHECKS = { "size-not-compared": "Size not compared", estimate: "Estimate" } as const;

/** Of when and where a price is: "2.20 · Maple Grocer, Kelowna · March 1, 2026 · a shelf tag". */
function evidenceWords({ evidence, priceSource }: Comparator, edition: Edition): string {
  if (evidence === null) return PRICE_SOURCE_SENTENCES[priceSource];
  const { price, size, unit, store, place, knownOn, origin, carriedBy } = evidence;
  return [
    price === null ? null : `${(price / 100).toFixed(2)}${size === null ? "" : ` for ${size} ${unit}`}`,
    [store, place].filter(Boolean).join(", ") || null,
    knownOn === null ? null : formatDate(knownOn, edition),
    origin,
    carriedBy === null ? null : `brought to ${carriedBy.toMonth} by the food price index`,
  ]
    .filter((part) => part !== null)
    .join(" · ");
}

interface ComparatorRowProps {
  comparator: Comparator;
  year: number;
  edition: Edition;
  currency: Currency;
  onBetter: (comparator: Comparator) => void;
}

/** One regular price with the amount that rests on it, and one tap to a better one. */
export function ComparatorRow({ comparator, year, edition, currency, onBetter }: ComparatorRowProps) {
  const { name, comparedWith, productId, amount, itemCount, check } = comparator;
  const times = `bought ${itemCount} ${itemCount === 1 ? "time" : "times"}`;
  const known = productId !== null || name !== comparedWith;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium break-words">
          {name}
          {check === "fine" ? null : <Badge tone="warn">{CHECKS[check]}</Badge>}
        </p>
        <p className="text-xs text-ink-soft">
          {known ? `Compared with ${comparedWith}, ${times}` : `No regular product is known, ${times}`}
        </p>
        <p className="text-xs break-words text-ink-soft">{evidenceWords(comparator, edition)}</p>
      </div>
      <div className="flex items-center justify-between gap-6 max-sm:w-full">
        <span className="figures font-semibold">{formatMoney(amount, edition, currency)}</span>
        {productId === null ? (
          <LinkButton href={`/reports?year=${year}`} tone="secondary" size="small">
            Set it in your reports
          </LinkButton>
        ) : (
          <Button
            tone="secondary"
            size="small"
            aria-label={`Add a better price for ${name}`}
            onClick={() => onBetter(comparator)}
          >
            Add a better price
          </Button>
        )}
      </div>
    </li>
  );
}
