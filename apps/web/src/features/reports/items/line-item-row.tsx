"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { TrashIcon } from "@heroicons/react/20/solid";
import clsx from "clsx";
import type { Ref } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Tooltip } from "@/components/notices/tooltip";
import { Cell, RowHeader } from "@/components/table";
import { ItemCommentsButton } from "@/features/claim/comments/item-comments-button";
import { Allowed } from "@/features/household/allowed";
import { ChooseBox } from "../choosing/choose-box";
import type { Choosing } from "../choosing/use-chosen-rows";
import { CategorySelect } from "./category-select";
import { EditableValue } from "./editable-value";
import type { LineItemActions } from "./line-item-actions";
import { ReceiptOfItem } from "./receipt-of-item";
import { useItemWords } from "./use-item-words";

interface LineItemRowProps {
  row: LineItemView;
  index: number;
  /** Whether date, store and category have columns of their own, and not lines below the name. */
  full: boolean;
  actions: LineItemActions;
  choosing: Choosing;
  ref: Ref<HTMLTableRowElement>;
}

/** One line item as a row; store, product, date and prices are edited by pressing them. */
export function LineItemTableRow({ row, index, full, actions, choosing, ref }: LineItemRowProps) {
  const { name } = row;
  const locale = useLocale();
  const t = useTranslations("reports.item");
  const common = useTranslations("common");
  const food = useTranslations("food");
  const sources = useTranslations("food.priceSource");
  const words = useItemWords();
  const date = (
    <EditableValue label={t("editDate", { name })} onEdit={() => actions.edit(row, "purchaseDate")}>
      {formatDate(row.purchaseDate, locale, "medium")}
    </EditableValue>
  );
  const store = (
    <EditableValue label={t("editStore", { name })} onEdit={() => actions.edit(row, "store")}>
      {row.store ?? common("unknownStore")}
    </EditableValue>
  );
  const category = <CategorySelect row={row} onChange={(edit) => actions.change(row, edit)} />;
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={clsx("hover:bg-sunken/60", choosing.has(row) && "bg-brand-soft/50")}
    >
      {choosing.on ? (
        <Cell className="py-0 pr-0 print:hidden">
          <ChooseBox row={row} choosing={choosing} />
        </Cell>
      ) : null}
      {full ? (
        <>
          <Cell className="whitespace-nowrap">{date}</Cell>
          <Cell className="xl:min-w-36">{store}</Cell>
        </>
      ) : null}
      <RowHeader className="xl:min-w-44">
        <div className={full ? undefined : "items-center gap-4 lg:grid lg:grid-cols-[1fr_11rem]"}>
          <div>
            <EditableValue label={t("editProduct", { name })} onEdit={() => actions.edit(row, "name")}>
              {name}
            </EditableValue>
            <EditableValue
              label={t("editBought", { name })}
              onEdit={() => actions.editBought(row)}
              className="block text-xs font-normal text-ink-faint"
            >
              {words.bought(row)}
            </EditableValue>
            {full ? null : (
              <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs font-normal text-ink-soft">
                {date}
                {store}
                <ReceiptOfItem row={row} className="min-h-6 print:hidden" />
              </span>
            )}
            {row.whyNotCounted ? (
              <span className="block text-xs font-normal text-ink-soft">
                {t("notCounted", { reason: row.whyNotCounted })}
              </span>
            ) : null}
            {full ? <ReceiptOfItem row={row} className="min-h-6 text-xs font-normal print:hidden" /> : null}
          </div>
          {full ? null : <div className="font-normal max-lg:mt-1 max-lg:w-44 max-w-full">{category}</div>}
        </div>
      </RowHeader>
      {full ? <Cell>{category}</Cell> : null}
      <Cell numeric>
        <EditableValue label={t("editPrice", { name })} onEdit={() => actions.edit(row, "price")}>
          {formatMoney(row.price, locale)}
        </EditableValue>
      </Cell>
      <Cell numeric>
        <EditableValue label={food("editRegular", { name })} onEdit={() => actions.edit(row, "regularPrice")}>
          {formatMoney(row.regularPrice, locale)}
        </EditableValue>
        <span className="block text-xs text-ink-faint">
          <Tooltip text={row.priceBasis}>
            {(described) => (
              <button
                type="button"
                {...described}
                className="min-h-6 rounded-sm text-right underline decoration-dotted underline-offset-2 print:no-underline"
              >
                {sources(row.priceSource)}
              </button>
            )}
          </Tooltip>
        </span>
      </Cell>
      <Cell numeric className="font-semibold text-claim">
        {formatMoney(row.countedExtraCost, locale)}
      </Cell>
      <Cell className="px-1 py-1 print:hidden">
        <div className="flex justify-end">
          <ItemCommentsButton
            name={name}
            open={actions.openComments(row)}
            onOpen={() => actions.comment(row)}
          />
          <Allowed to="change">
            <button
              type="button"
              aria-label={t("deleteOne", { name })}
              onClick={() => actions.remove(row)}
              className="grid size-11 place-items-center rounded-md text-ink-faint hover:bg-danger-soft hover:text-danger"
            >
              <TrashIcon aria-hidden="true" className="size-5" />
            </button>
          </Allowed>
        </div>
      </Cell>
    </tr>
  );
}
