import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ReceiptToCheck } from "@gf-ledger/domain/receipt/to-check";
import { useLocale, useTranslations } from "use-intl";

/** A receipt in one line: its shop, and its day, total and what would be saved. */
export function useReceiptFacts() {
  const locale = useLocale();
  const t = useTranslations("receipts.toCheck");
  const common = useTranslations("common");
  return ({ store, purchaseDate, total, currency, selectedCount, itemCount }: ReceiptToCheck) => ({
    store: store ?? common("unknownStore"),
    facts: [
      purchaseDate ? formatDate(purchaseDate, locale, "medium") : common("unknownDate"),
      ...(total === null ? [] : [formatMoney(total, locale, currency)]),
      t("selected", { selected: selectedCount, items: itemCount }),
    ].join(" · "),
  });
}
