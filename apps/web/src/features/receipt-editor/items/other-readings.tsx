import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { OtherReading } from "@gf-ledger/domain/reading/receipt-reading";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Allowed } from "@/features/household/allowed";
import type { ItemRowProps } from "./item-row";

interface OtherReadingsProps extends Pick<ItemRowProps, "others"> {
  item: Pick<ReceiptItemView, "name" | "price">;
  currency: Currency;
  onTake: (other: OtherReading) => void;
}

/** What else a line in doubt may say, each taken over by one press (receipts-90). */
export function OtherReadings({ item, currency, others, onTake }: OtherReadingsProps) {
  const locale = useLocale();
  const t = useTranslations("receipt.item");
  const money = (cents: number) => formatMoney(dollarsFromCents(cents), locale, currency);
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
            onClick={() => onTake(other)}
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
