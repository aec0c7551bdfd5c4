"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { EllipsisVerticalIcon } from "@heroicons/react/20/solid";
import type { ReactNode } from "react";
import { Menu } from "@/components/menu";
import { PRICE_SOURCE_LABELS } from "@/features/receipt/price-source";
import { boughtWords } from "./bought-words";
import { CategorySelect } from "./category-select";
import { EditableValue } from "./editable-value";
import type { LineItemActions } from "./line-item-actions";
import { ReceiptOfItem } from "./receipt-of-item";
import { SwipeToDelete } from "./swipe-to-delete";

interface LineItemCardProps {
  row: LineItemView;
  edition: Edition;
  actions: LineItemActions;
  /** Whether the swipe has revealed the Delete control. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** How far a press counts beyond the words: to the card's edge or to the figures, and over the label. */
const UP_TO_THE_EDGE = "relative after:absolute after:inset-x-0 after:-top-5 after:bottom-0";
const DOWN_TO_THE_FIGURES = "relative after:absolute after:inset-x-0 after:top-0 after:-bottom-6";
const WHOLE_FIGURE = "after:absolute after:inset-x-0 after:-inset-y-1";

/** One line item on a phone. Its menu offers what a swipe does too. */
export function LineItemCard({ row, edition, actions, open, onOpen }: LineItemCardProps) {
  const name = row.name;
  return (
    <SwipeToDelete label={`Delete ${name}`} open={open} onOpen={onOpen} onDelete={() => actions.remove(row)}>
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="pt-0.5 font-semibold break-words">
            <EditableValue
              label={`Edit product ${name}`}
              onEdit={() => actions.edit(row, "name")}
              className={UP_TO_THE_EDGE}
            >
              {name}
            </EditableValue>
          </p>
          <p className="text-sm text-ink-soft">
            <EditableValue
              label={`Edit store of ${name}`}
              onEdit={() => actions.edit(row, "store")}
              className={DOWN_TO_THE_FIGURES}
            >
              {row.store ?? "Unknown Store"}
            </EditableValue>
            {" · "}
            <EditableValue
              label={`Edit date of ${name}`}
              onEdit={() => actions.edit(row, "purchaseDate")}
              className={DOWN_TO_THE_FIGURES}
            >
              {formatDate(row.purchaseDate, edition, "medium")}
            </EditableValue>
          </p>
        </div>
        <Menu
          tone="quiet"
          size="icon"
          className="-mt-2 -mr-2"
          label={`More for ${name}`}
          button={<EllipsisVerticalIcon aria-hidden="true" className="size-5" />}
          entries={[
            { label: "Edit quantity and size", onSelect: () => actions.editBought(row) },
            { label: "Delete", destructive: true, onSelect: () => actions.remove(row) },
          ]}
        />
      </div>
      <dl className="mt-6 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <Figure label="GF Price">
          <EditableValue
            label={`Edit GF price of ${name}`}
            onEdit={() => actions.edit(row, "price")}
            className={WHOLE_FIGURE}
          >
            {formatMoney(row.price, edition)}
          </EditableValue>
        </Figure>
        <Figure label={`Regular Price (${PRICE_SOURCE_LABELS[row.priceSource]})`}>
          <EditableValue
            label={`Edit regular price of ${name}`}
            onEdit={() => actions.edit(row, "regularPrice")}
            className={WHOLE_FIGURE}
          >
            {formatMoney(row.regularPrice, edition)}
          </EditableValue>
        </Figure>
        <Figure label="Difference">
          <span className="font-semibold text-claim">{formatMoney(row.countedExtraCost, edition)}</span>
        </Figure>
      </dl>
      <p className="mt-2 text-xs text-ink-faint">
        {boughtWords(row)}. {row.priceBasis}
      </p>
      <ReceiptOfItem row={row} className="min-h-11 text-sm" />
      <div className="mt-3">
        <CategorySelect row={row} onChange={(edit) => actions.change(row, edit)} />
      </div>
    </SwipeToDelete>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="relative">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
