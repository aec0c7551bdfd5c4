import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Card, CardBody } from "@/components/card";

/** receipts-45 Review: store, date, total, the 'Processed' badge and how many items are selected. */
export function ReceiptSummaryCard({ receipt, children }: { receipt: ReceiptView; children: ReactNode }) {
  const locale = useLocale();
  const t = useTranslations("review.summary");
  const figures = useTranslations("receipt.figures");
  const common = useTranslations("common");
  const selected = receipt.items.filter((item) => item.selected).length;
  return (
    <Card>
      <CardBody className="flex flex-col gap-3 max-sm:p-4 sm:gap-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <div className="min-w-0">
            <h2 className="text-xl font-semibold wrap-anywhere">{receipt.store ?? common("unknownStore")}</h2>
            <p className="text-ink-soft">
              {receipt.purchaseDate ? formatDate(receipt.purchaseDate, locale) : common("unknownDate")}
            </p>
          </div>
          <div className="text-right max-sm:grow">
            <p className="figures text-xl font-semibold">
              <span className="sr-only">{t("total")}</span>
              {receipt.total === null
                ? t("totalNotRead")
                : formatMoney(receipt.total, locale, receipt.currency)}
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 justify-end text-sm text-ink-soft">
              {figures("selected", { selected, items: receipt.items.length })}
              <Badge tone="claim">{t("processed")}</Badge>
            </p>
          </div>
        </div>
        {children}
      </CardBody>
    </Card>
  );
}
