import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Allowed } from "@/features/household/allowed";
import type { ItemActions, ItemRowProps } from "./item-row";

interface OtherReadingsProps extends Pick<ItemRowProps, "item" | "receipt" | "others"> {
  actions: Pick<ItemActions, "takeOther">;
}

/** What else a line in doubt may say, each taken over by one press (receipts-90). */
export function OtherReadings({ item, receipt, others, actions }: OtherReadingsProps) {
  const locale = useLocale();
  const t = useTranslations("receipt.item");
  const money = (cents: number) => formatMoney(dollarsFromCents(cents), locale, receipt.currency);
  if (others.length === 0) return null;
  const hidden = (words: ReactNode) => <span className="sr-only">{words}</span>;
  return (
    <Allowed to="change">
      <p className="mt-1 flex flex-wrap items-center gap-1.5 text-xs text-ink-soft">
        {t("maybe")}
        {others.map((other) => (
          <Button
            key={`${other.name} ${other.cents}`}
            tone="secondary"
            size="small"
            onClick={() => actions.takeOther(item, other)}
          >
            {dollarsFromCents(other.cents) === item.price
              ? t.rich("maybeName", { other: other.name, name: item.name, hidden })
              : t.rich("maybePrice", {
                  price: () => <span className="figures">{money(other.cents)}</span>,
                  name: item.name,
                  hidden,
                })}
          </Button>
        ))}
      </p>
    </Allowed>
  );
}
