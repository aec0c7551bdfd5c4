import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import clsx from "clsx";
import { IntentLink } from "@/components/intent-link";

/** reports-36: the way from an item to its receipt; an item that was added by hand has none. */
export function ReceiptOfItem({ row, className }: { row: LineItemView; className?: string }) {
  if (row.receiptId === null)
    return <span className={clsx("flex items-center text-ink-faint", className)}>Added by hand</span>;
  return (
    <IntentLink
      href={`/receipt-review/${row.receiptId}`}
      className={clsx(
        "flex w-fit items-center font-semibold text-brand underline underline-offset-2",
        className,
      )}
    >
      Receipt<span className="sr-only"> of {row.name}</span>
    </IntentLink>
  );
}
