"use client";

import type { ReceiptItemView, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { type ReactNode, useState } from "react";
import { Card } from "@/components/card";
import { heldImage } from "./held-images";
import type { CheckingPage } from "./item-row";
import { ReceiptItems } from "./receipt-items";
import { ReceiptPhoto } from "./receipt-photo";
import type { ItemChanges } from "./use-item-changes";
import type { ReceiptChanges } from "./use-receipt-changes";

interface CheckingLayoutProps {
  receipt: ReceiptView;
  page: CheckingPage;
  itemChanges: ItemChanges;
  receiptChanges: ReceiptChanges;
  /** Above the items: store, date, notices. */
  head: ReactNode;
  /** The running totals and the buttons; stays at the bottom of the window. */
  bar: ReactNode;
  /** Below the items. */
  panels: ReactNode;
}

/** A receipt being checked: its photo stays in view beside the items. */
export function CheckingLayout({
  receipt,
  page,
  itemChanges,
  receiptChanges,
  head,
  bar,
  panels,
}: CheckingLayoutProps) {
  const [pointed, setPointed] = useState<ReceiptItemView | null>(null);
  const url = heldImage(receipt.id)?.url ?? null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div className="z-10 min-w-0 lg:top-20 [@media(min-height:38rem)]:sticky [@media(min-height:38rem)]:top-16">
        <ReceiptPhoto url={url} box={pointed?.box ?? null} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {head}
        <Card>
          <h2 className="px-4 pt-4 text-lg font-semibold">Items</h2>
          <ReceiptItems
            receipt={receipt}
            page={page}
            itemChanges={itemChanges}
            receiptChanges={receiptChanges}
            onPoint={setPointed}
          />
        </Card>
        <div className="z-20 rounded-lg border border-line bg-surface p-4 pr-20 shadow-lift min-[88rem]:pr-4 [@media(min-height:38rem)]:sticky [@media(min-height:38rem)]:bottom-3">
          {bar}
        </div>
        <div className="grid gap-5 md:grid-cols-2">{panels}</div>
      </div>
    </div>
  );
}
