import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ReceiptSummary } from "@gf-ledger/domain/receipt/receipt-list";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { IntentLink } from "@/components/intent-link";
import { UNKNOWN_DATE, UNKNOWN_STORE } from "@/features/receipt/receipt-head";
import { useEdition } from "@/hooks/use-edition";
import { ReceiptThumbnail } from "./receipt-thumbnail";

interface ReceiptEntryProps {
  receipt: ReceiptSummary;
  onDiscard: (receipt: ReceiptSummary) => void;
}

const itemsIn = (count: number) => (count === 1 ? "1 item" : `${count} items`);

/** One receipt of the list: what it is, what the reports hold of it, and the way to it. */
export function ReceiptEntry({ receipt, onDiscard }: ReceiptEntryProps) {
  const edition = useEdition();
  const { store, purchaseDate, total, currency, reopened, lineItemCount } = receipt;
  const draft = receipt.status === "draft";
  const name = store ?? UNKNOWN_STORE;
  const money = (dollars: number) => formatMoney(dollars, edition, currency);
  const facts = [
    purchaseDate ? formatDate(purchaseDate, edition, "medium") : UNKNOWN_DATE,
    itemsIn(receipt.itemCount),
    ...(total === null ? [] : [money(total)]),
  ];
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 hover:bg-sunken/60 sm:gap-4">
      <ReceiptThumbnail receiptId={receipt.id} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <IntentLink
            href={`/receipt-review/${receipt.id}`}
            className="font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
          >
            {name}
          </IntentLink>
          {reopened ? (
            <Badge tone="warn">Being corrected</Badge>
          ) : draft ? (
            <Badge tone="warn">Not saved yet</Badge>
          ) : null}
        </p>
        <p className="text-sm text-ink-soft">{facts.join(" · ")}</p>
        {draft && !reopened ? null : (
          <p className="text-sm">
            <span className="figures font-semibold text-claim">{money(receipt.countedExtraCost)}</span>{" "}
            <span className="text-ink-soft">extra cost of {itemsIn(lineItemCount)} in your records</span>
          </p>
        )}
      </div>
      {draft ? (
        <Button tone="quiet" size="small" className="relative" onClick={() => onDiscard(receipt)}>
          {reopened ? "Leave as saved" : "Discard"}
          <span className="sr-only"> {name}</span>
        </Button>
      ) : null}
    </li>
  );
}
