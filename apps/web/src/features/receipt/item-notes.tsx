"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { UNIT_LABELS } from "@gf-ledger/domain/line-item/kind-labels";
import type { ReceiptItemView, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { toast } from "@/components/toast";
import { useEdition } from "@/hooks/use-edition";
import { trpc } from "@/trpc/client";
import { useReceiptCache } from "./use-receipt-cache";

interface ItemNotesProps {
  item: ReceiptItemView;
  receipt: ReceiptView;
}

/** What else is known of a line: its package, the purchase that a return takes back, and why it counts or not. */
export function ItemNotes({ item, receipt }: ItemNotesProps) {
  return (
    <>
      {item.size !== null && item.sizeUnit !== null ? (
        <p className="figures mt-1 text-xs text-ink-soft">
          {item.size} {UNIT_LABELS[item.sizeUnit]} a package
        </p>
      ) : null}
      {item.kind === "return" ? (
        <p className="mt-1 text-xs text-ink-soft">
          {item.returnOf === null
            ? "Its purchase is not in your records. It is taken off your claim all the same."
            : "Takes back a purchase in your records."}
        </p>
      ) : null}
      {item.kindReason && (item.glutenFree || item.selected) ? (
        <p className="mt-1 text-xs text-ink-soft">{item.kindReason}</p>
      ) : null}
      {item.correction ? <Remembered item={item} receipt={receipt} correction={item.correction} /> : null}
    </>
  );
}

interface RememberedProps extends ItemNotesProps {
  correction: NonNullable<ReceiptItemView["correction"]>;
}

/** receipts-59, receipts-60: which correction is repeated, and the way to forget it. */
function Remembered({ item, receipt, correction }: RememberedProps) {
  const edition = useEdition();
  const cache = useReceiptCache(receipt.id);
  const forget = trpc.corrections.forget.useMutation({
    retry: false,
    onSuccess: () => {
      cache.patchItem(item.id, (shown) => ({ ...shown, correction: null }));
      toast({ title: "Forgotten", description: "It is proposed no more for this text.", tone: "success" });
    },
    onError: ({ message }) => toast({ title: "Not forgotten", description: message, tone: "danger" }),
  });
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
      As you corrected on {formatDate(correction.correctedOn, edition)}
      <button
        type="button"
        disabled={forget.isPending}
        onClick={() => forget.mutate({ id: correction.id })}
        className="finger min-h-6 rounded-sm px-1 font-semibold text-brand underline underline-offset-2"
      >
        Forget<span className="sr-only"> the correction of {item.name}</span>
      </button>
    </p>
  );
}
