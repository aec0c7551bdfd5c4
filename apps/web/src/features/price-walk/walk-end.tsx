import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { PriceWalk } from "@gf-ledger/domain/price-book/price-walk";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { LinkButton } from "@/components/link-button";
import { shareOnEstimates } from "./share-on-estimates";

interface WalkEndProps {
  data: PriceWalk;
  /** The share of estimates when the walk began. */
  before: number;
  kept: number;
  skipped: number;
  onAgain: () => void;
}

/** What the walk brought, and what is still on estimates and why. */
export function WalkEnd({ data, before, kept, skipped, onAgain }: WalkEndProps) {
  const locale = useLocale();
  const t = useTranslations("priceWalk");
  const { year, currency, outOfReach, unnamed } = data;
  const money = (dollars: number) => formatMoney(dollars, locale, currency);
  return (
    <Card>
      <CardBody>
        <CardTitle as="h2">{t("done", { count: kept })}</CardTitle>
        <p className="mt-2">{t("fell", { before, after: shareOnEstimates(data) })}</p>
        {outOfReach > 0 ? (
          <p className="mt-2 text-sm text-ink-soft">{t("outOfReach", { amount: money(outOfReach) })}</p>
        ) : null}
        {unnamed > 0 ? (
          <p className="mt-2 text-sm text-ink-soft">{t("unnamed", { amount: money(unnamed) })}</p>
        ) : null}
        <div className="mt-4 flex flex-wrap gap-3 *:grow">
          <LinkButton href={`/price-book?year=${year}`}>{t("toBook")}</LinkButton>
          {skipped > 0 ? (
            <Button tone="secondary" onClick={onAgain}>
              {t("again", { count: skipped })}
            </Button>
          ) : null}
        </div>
      </CardBody>
    </Card>
  );
}
