import type { ProductFacts } from "@gf-ledger/domain/barcode/product-facts";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { written } from "../language/typed-amount";

/** What of a found product the fields beside it have room for. */
export type Takes = "name" | "size" | "both";

interface ProductFoundProps {
  facts: ProductFacts;
  takes: Takes;
  onTake: () => void;
}

/** A product as its source has it, with whom the licence wants named (matching-40). */
export function ProductFound({ facts, takes, onTake }: ProductFoundProps) {
  const t = useTranslations("barcode");
  const food = useTranslations("food");
  const locale = useLocale();
  const { name, brand, size, sizeUnit, labelledNoGluten, source } = facts;
  const hasSize = size !== null && sizeUnit !== null;
  const day = formatDate(source.askedOn, locale);
  const takesName = name !== null && takes !== "size";
  const takesSize = hasSize && takes !== "name";
  return (
    <div role="status" className="mt-4 border-t border-line pt-3 text-sm">
      <p className="font-semibold wrap-anywhere">{name ?? t("nameless")}</p>
      {brand ? <p className="text-ink-soft wrap-anywhere">{brand}</p> : null}
      {hasSize ? (
        <p className="figures">
          {t("size", { size: written(size, locale), unit: food(`unit.${sizeUnit}`) })}
        </p>
      ) : null}
      {labelledNoGluten ? <p className="mt-1 text-claim">{t("noGluten")}</p> : null}
      {source.old ? <p className="mt-1 text-warn">{t("old", { source: source.name, day })}</p> : null}
      {takesName || takesSize ? (
        <Button tone="secondary" size="small" className="mt-3" onClick={onTake}>
          {t(takesName ? (takesSize ? "take" : "takeName") : "takeSize")}
        </Button>
      ) : null}
      {takes === "size" && !hasSize ? <p className="mt-1">{t("noSize", { source: source.name })}</p> : null}
      <p className="mt-3 text-xs text-ink-faint">
        {t.rich("credit", {
          attribution: source.attribution,
          licence: source.licence,
          day,
          source: (words) => (
            <a href={source.url} target="_blank" rel="noreferrer" className="underline">
              {words}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
