"use client";

import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { doubtOf } from "@gf-ledger/domain/receipt/line-doubt";
import type { ReceiptItemView, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { PlusIcon } from "@heroicons/react/20/solid";
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { EmptyState } from "@/components/notices/empty-state";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import { useMediaQuery } from "@/hooks/use-media-query";
import type { ItemChanges } from "../changes/use-item-changes";
import type { ReceiptChanges } from "../changes/use-receipt-changes";
import { type ItemDialog, ItemDialogs } from "../forms/item-dialogs";
import { doubtedFirst } from "./item-groups";
import { onItemKey } from "./item-keys";
import { ItemLines } from "./item-lines";
import { type CheckingPage, type ItemActions, type ItemRowProps, othersOfDraft } from "./item-row";
import { ItemTable } from "./item-table";
import { useFocusInList } from "./use-focus-in-list";

interface ReceiptItemsProps {
  receipt: ReceiptView;
  page: CheckingPage;
  itemChanges: ItemChanges;
  receiptChanges: ReceiptChanges;
  /** The photo's address; `null` where this page does not hold it. */
  photo: string | null;
  /** Called with the item under the pointer or with the focus. */
  onPoint: (item: ReceiptItemView | null) => void;
  /** Beside the button that adds a line. */
  link?: ReactNode;
}

/** A receipt's items: selected, edited, split, removed and added here, by pointer or by keyboard alone. */
export function ReceiptItems({
  receipt,
  page,
  itemChanges,
  receiptChanges,
  photo,
  onPoint,
  link,
}: ReceiptItemsProps) {
  const t = useTranslations("receipt.list");
  const translate = useKeyedMessages();
  const [dialog, setDialog] = useState<ItemDialog | null>(null);
  const wide = useMediaQuery("(min-width: 40rem)");
  const draft = receipt.status === "draft";
  const frame = useRef<HTMLDivElement>(null);
  useFocusInList(
    frame,
    useMemo(() => receipt.items.map(({ id }) => id), [receipt.items]),
    "data-item-toggle",
  );

  const actions: ItemActions = {
    select: itemChanges.select,
    editDetails: (item) => setDialog({ kind: "details", item }),
    editRegularPrice: (item) => setDialog({ kind: "regular", item }),
    split: (item) => setDialog({ kind: "split", item }),
    remove: (item) => setDialog({ kind: "remove", item }),
    takeOther: (item, { name, cents }) =>
      itemChanges.changeDetails(item, {
        ...item,
        name,
        price: dollarsFromCents(cents),
        ...(cents < 0 ? { kind: "return" as const } : {}),
      }),
    point: onPoint,
  };
  const rows: ItemRowProps[] = receipt.items.map((item, index) => {
    const doubt = doubtOf(receipt, index);
    const others = othersOfDraft(receipt, index);
    return { item, receipt, page, actions, photo, doubt: doubt && translate(doubt), others };
  });

  function open(itemId: string) {
    const item = receipt.items.find((one) => one.id === itemId);
    if (item && draft) setDialog({ kind: "details", item });
  }

  // The keys move between the controls inside; the frame itself can't be focused or pressed.
  const keys = { onKeyDown: (event: KeyboardEvent<HTMLElement>) => onItemKey(event, open) };

  return (
    <div>
      {rows.length === 0 ? (
        <div className="p-4">
          <EmptyState title={t("none")} as="h3">
            {t("noneText")}
          </EmptyState>
        </div>
      ) : (
        <div ref={frame} {...keys}>
          {wide ? <ItemTable rows={doubtedFirst(rows)} /> : <ItemLines rows={rows} />}
        </div>
      )}
      {draft ? (
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
          <Button tone="secondary" size="small" onClick={() => setDialog({ kind: "add" })}>
            <PlusIcon aria-hidden="true" className="size-5" />
            {t("addLine")}
          </Button>
          <p className="hidden text-xs text-ink-faint sm:block">{t("keys")}</p>
          {link}
        </div>
      ) : null}
      <ItemDialogs
        dialog={dialog}
        receipt={receipt}
        rows={rows}
        short={!wide}
        itemChanges={itemChanges}
        receiptChanges={receiptChanges}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}
