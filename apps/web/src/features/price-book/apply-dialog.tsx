"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ObservationView } from "@gf-ledger/domain/price-book/observation";
import { useEffect } from "react";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { Spinner } from "@/components/spinner";
import { toast } from "@/components/toast";
import { sayFailed } from "@/features/account/say-failed";
import { trpc } from "@/trpc/client";

interface ApplyDialogProps {
  observation: ObservationView;
  edition: Edition;
  onClose: () => void;
}

const items = (count: number) => `${count} line item${count === 1 ? "" : "s"}`;

/** Shows which line items a price would change, and changes them when the person says so (prices-26). */
export function ApplyDialog({ observation, edition, onClose }: ApplyDialogProps) {
  const cache = trpc.useUtils();
  const preview = trpc.priceBook.applyPrice.useMutation({ retry: false, onError: sayFailed });
  const { mutate: look } = preview;
  const apply = trpc.priceBook.applyPrice.useMutation({
    retry: false,
    onError: sayFailed,
    onSuccess: ({ changes }) => {
      void cache.priceBook.checklist.invalidate();
      void cache.taxReport.invalidate();
      toast({ title: "Price applied", description: `${items(changes.length)} changed.`, tone: "success" });
      onClose();
    },
  });
  const { id } = observation;
  useEffect(() => look({ id, preview: true }), [look, id]);

  const money = (dollars: number) => formatMoney(dollars, edition);
  const changes = preview.data?.changes ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title="Compare your line items anew"
      description={`${observation.name} for ${money(observation.price)}. Prices that you set yourself stay.`}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {preview.data && changes.length === 0 ? "Close" : "Cancel"}
          </Button>
          {changes.length > 0 ? (
            <Button busy={apply.isPending} onClick={() => apply.mutate({ id })}>
              Change {items(changes.length)}
            </Button>
          ) : null}
        </>
      }
    >
      {preview.isPending ? <Spinner label="Looking at your line items..." /> : null}
      {preview.data && changes.length === 0 ? (
        <p className="text-sm">
          Nothing changes: no line item of this product within six months takes this price.
        </p>
      ) : null}
      <ul className="max-h-72 divide-y divide-line overflow-y-auto">
        {changes.map((change) => (
          <li key={change.lineItemId} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2 text-sm">
            <span className="min-w-0 break-words">
              {change.name}
              <span className="block text-xs text-ink-soft">{formatDate(change.purchaseDate, edition)}</span>
            </span>
            <span className="figures text-right">
              {money(change.regularPriceBefore)} → {money(change.regularPrice)}
              <span className="block text-xs text-ink-soft">
                extra cost {money(change.extraCostBefore)} → {money(change.extraCost)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
