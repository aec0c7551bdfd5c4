import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import clsx from "clsx";
import { useTranslations } from "use-intl";
import { IntentLink } from "@/components/intent-link";

/** reports-36: the way from an item to its receipt; an item that was added by hand has none. */
export function ReceiptOfItem({ row, className }: { row: LineItemView; className?: string }) {
  const t = useTranslations("reports.item");
  if (row.receiptId === null)
    return <span className={clsx("flex items-center text-ink-faint", className)}>{t("byHand")}</span>;
  return (
    <IntentLink
      href={`/receipt-review/${row.receiptId}`}
      className={clsx(
        "flex w-fit items-center font-semibold text-brand underline underline-offset-2",
        className,
      )}
    >
      {t.rich("receipt", {
        name: row.name,
        hidden: (words) => <span className="sr-only">{words}</span>,
      })}
    </IntentLink>
  );
}
