import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { Comparator } from "@gf-ledger/domain/price-book/price-book-view";
import { factsInLine } from "@gf-ledger/messages/facts-in-line";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { Allowed } from "@/features/household/allowed";
import { usePriceBasis } from "@/features/receipt-editor/forms/use-price-basis";

/** Of when and where a price is, "$2.20 · Maple Grocer, Kelowna · March 1, 2026", and below it what says so, "a shelf tag". */
function useEvidenceLines() {
  const locale = useLocale();
  const t = useTranslations("priceBook.checklist");
  const { amount, source } = usePriceBasis();
  return ({ check, evidence, priceSource, currency }: Comparator): string[] => {
    if (evidence === null) return [check === "size-not-compared" ? t("packages") : source(priceSource)];
    const { price: cents, size, unit, store, place, knownOn, origin, carriedBy } = evidence;
    const price = cents === null ? null : formatMoney(cents / 100, locale, currency);
    const seen = factsInLine([
      price === null || size === null ? price : t("priceFor", { price, size: amount(size, unit ?? "piece") }),
      [store, place].filter(Boolean).join(", ") || null,
      knownOn === null ? null : formatDate(knownOn, locale),
    ]);
    const brought =
      carriedBy === null
        ? null
        : t("broughtTo", { ...carriedBy, ratio: carriedBy.toLevel / carriedBy.fromLevel });
    return [seen, factsInLine([origin, brought])].filter(Boolean);
  };
}

const TONES = { evidence: "claim", yourWord: "neutral", published: "neutral", estimate: "warn" } as const;

interface ComparatorRowProps {
  comparator: Comparator;
  year: number;
  currency: Currency;
  onBetter: (comparator: Comparator) => void;
}

/** One regular price with the amount that rests on it, and one tap to a better one. */
export function ComparatorRow({ comparator, year, currency, onBetter }: ComparatorRowProps) {
  const locale = useLocale();
  const t = useTranslations("priceBook.checklist");
  const food = useTranslations("food");
  const form = useTranslations("priceBook.form");
  const grounds = useTranslations("grounds");
  const evidenceLines = useEvidenceLines();
  const { name, comparedWith, productId, amount, itemCount, check, ground } = comparator;
  const known = productId !== null || name !== comparedWith;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          <span className="inline-block first-letter:uppercase">{name}</span>
          <Badge tone={TONES[ground]}>{grounds(ground)}</Badge>
          {check === "size-not-compared" ? <Badge tone="warn">{t(check)}</Badge> : null}
        </p>
        <p className="text-xs text-ink-soft">
          {known
            ? food("comparedWith", { name: comparedWith, count: itemCount })
            : t("notKnown", { count: itemCount })}
        </p>
        {evidenceLines(comparator).map((facts) => (
          <p key={facts} className="text-xs break-words text-ink-soft">
            {facts}
          </p>
        ))}
      </div>
      <div className="flex items-center justify-between gap-6 max-sm:w-full">
        <span className="figures font-semibold">{formatMoney(amount, locale, currency)}</span>
        <Allowed to="change">
          {productId === null ? (
            <LinkButton
              href={`/reports?${new URLSearchParams({ year: String(year), q: name.slice(0, 100) })}`}
              tone="secondary"
              size="small"
            >
              {t("inReports")}
            </LinkButton>
          ) : (
            <Button
              tone="secondary"
              size="small"
              aria-label={t("betterFor", { name })}
              onClick={() => onBetter(comparator)}
            >
              {form("better")}
            </Button>
          )}
        </Allowed>
      </div>
    </li>
  );
}
