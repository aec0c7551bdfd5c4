"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { TrashIcon } from "@heroicons/react/20/solid";
import type { Ref } from "react";
import { Cell, RowHeader } from "@/components/table";
import { PRICE_SOURCE_LABELS } from "@/features/receipt/price-source";
import { boughtWords } from "./bought-words";
import { CategorySelect } from "./category-select";
import { EditableValue } from "./editable-value";
import type { LineItemActions } from "./line-item-actions";
import { ReceiptOfItem } from "./receipt-of-item";

interface LineItemRowProps {
  row: LineItemView;
  index: number;
  edition: Edition;
  actions: LineItemActions;
  ref: Ref<HTMLTableRowElement>;
}

/** One line item as a row; store, product, date and prices are edited by pressing them. */
export function LineItemRow({ row, index, edition, actions, ref }: LineItemRowProps) {
  const { name } = row;
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2} className="hover:bg-sunken/60">
      <Cell className="whitespace-nowrap">
        <EditableValue label={`Edit date of ${name}`} onEdit={() => actions.edit(row, "purchaseDate")}>
          {formatDate(row.purchaseDate, edition, "medium")}
        </EditableValue>
      </Cell>
      <Cell>
        <EditableValue label={`Edit store of ${name}`} onEdit={() => actions.edit(row, "store")}>
          {row.store ?? "Unknown Store"}
        </EditableValue>
      </Cell>
      <RowHeader>
        <EditableValue label={`Edit product ${name}`} onEdit={() => actions.edit(row, "name")}>
          {name}
        </EditableValue>
        <EditableValue
          label={`Edit quantity and size of ${name}`}
          onEdit={() => actions.editBought(row)}
          className="block text-xs font-normal text-ink-faint"
        >
          {boughtWords(row)}
        </EditableValue>
        <ReceiptOfItem row={row} className="min-h-6 text-xs font-normal print:hidden" />
      </RowHeader>
      <Cell>
        <CategorySelect row={row} onChange={(edit) => actions.change(row, edit)} />
      </Cell>
      <Cell numeric>
        <EditableValue label={`Edit GF price of ${name}`} onEdit={() => actions.edit(row, "price")}>
          {formatMoney(row.price, edition)}
        </EditableValue>
      </Cell>
      <Cell numeric>
        <EditableValue
          label={`Edit regular price of ${name}`}
          onEdit={() => actions.edit(row, "regularPrice")}
        >
          {formatMoney(row.regularPrice, edition)}
        </EditableValue>
        <span className="block text-xs text-ink-faint" title={row.priceBasis}>
          {PRICE_SOURCE_LABELS[row.priceSource]}
        </span>
      </Cell>
      <Cell numeric className="font-semibold text-claim">
        {formatMoney(row.countedExtraCost, edition)}
      </Cell>
      <Cell className="px-1 py-1 print:hidden">
        <button
          type="button"
          aria-label={`Delete ${name}`}
          onClick={() => actions.remove(row)}
          className="grid size-11 place-items-center rounded-md text-ink-faint hover:bg-danger-soft hover:text-danger"
        >
          <TrashIcon aria-hidden="true" className="size-5" />
        </button>
      </Cell>
    </tr>
  );
}
