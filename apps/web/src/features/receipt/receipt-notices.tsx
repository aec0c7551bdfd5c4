import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { Alert } from "@/components/alert";
import { LinkButton } from "@/components/link-button";
import { useEdition } from "@/hooks/use-edition";
import { otherCurrency } from "./other-currency";

/** receipts-6: says that the receipt was uploaded before; the person decides. */
export function DuplicateNotice({ receipt }: { receipt: ReceiptView }) {
  const edition = useEdition();
  if (!receipt.duplicateOf) return null;
  const when = receipt.purchaseDate ? ` of ${formatDate(receipt.purchaseDate, edition)}` : "";
  return (
    <Alert
      tone="warn"
      title="You may have uploaded this receipt before"
      actions={
        <LinkButton href={`/receipt-review/${receipt.duplicateOf}`} tone="secondary" size="small">
          Look at the first one
        </LinkButton>
      }
    >
      It looks like a receipt{when} that you already have. Saving both would claim the same purchase twice;
      save it only if these are two purchases.
    </Alert>
  );
}

/** receipts-11: says that a receipt in the other currency is never added to this edition's sums. */
export function CurrencyNotice({ receipt }: { receipt: ReceiptView }) {
  const other = otherCurrency(receipt.currency, useEdition());
  if (!other) return null;
  return (
    <Alert title={`This receipt is in ${other.dollars}`}>
      Currencies are never added together, so its items count in {other.reports}, not in these.
    </Alert>
  );
}

/** What the reader doubts about the receipt as a whole; doubts about an item are shown at the item. */
export function ReceiptIssues({ receipt }: { receipt: ReceiptView }) {
  const general = receipt.issues.filter((issue) => issue.itemIndex === null);
  if (general.length === 0) return null;
  return (
    <Alert tone="warn" title="Please check">
      <ul className="mt-1 list-disc pl-5">
        {general.map((issue) => (
          <li key={`${issue.code} ${issue.message}`}>{issue.message}</li>
        ))}
      </ul>
    </Alert>
  );
}
