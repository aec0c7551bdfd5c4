"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { EllipsisVerticalIcon } from "@heroicons/react/20/solid";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Menu } from "@/components/menu";
import { OVERRULED } from "@/features/bought/bought-typed";
import { ItemCommentsButton } from "@/features/claim/comments/item-comments-button";
import { Allowed, useAllowed } from "@/features/household/allowed";
import { CategorySelect } from "./category-select";
import { ChooseBox } from "./choosing/choose-box";
import type { Choosing } from "./choosing/use-chosen-rows";
import { useLongPress } from "./choosing/use-long-press";
import { EditableValue } from "./editable-value";
import type { LineItemActions } from "./line-item-actions";
import { countsEdit } from "./line-item-edit";
import { ReceiptOfItem } from "./receipt-of-item";
import { SwipeToDelete } from "./swipe-to-delete";
import { useItemWords } from "./use-item-words";

interface LineItemCardProps {
  row: LineItemView;
  actions: LineItemActions;
  choosing: Choosing;
  /** Whether the swipe has revealed the Delete control. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** How far a press counts beyond the words: to the card's edge or to the figures, and over the label. */
const UP_TO_THE_EDGE = "relative after:absolute after:inset-x-0 after:-top-5 after:bottom-0";
const DOWN_TO_THE_FIGURES = "relative after:absolute after:inset-x-0 after:top-0 after:-bottom-6";
const WHOLE_FIGURE = "after:absolute after:inset-x-0 after:-inset-y-1";

/** One line item on a phone. Its menu offers what a swipe does too. */
export function LineItemCard({ row, actions, choosing, open, onOpen }: LineItemCardProps) {
  const name = row.name;
  const locale = useLocale();
  const t = useTranslations("reports.item");
  const common = useTranslations("common");
  const sources = useTranslations("food.priceSource");
  const words = useItemWords();
  const list = useTranslations("reports.list");
  const choose = useTranslations("reports.choose");
  const columns = useTranslations("reports.columns");
  const mayChange = useAllowed("change");
  const longPress = useLongPress(mayChange ? () => choosing.choose(row) : null);
  return (
    <SwipeToDelete
      label={t("deleteOne", { name })}
      open={open}
      onOpen={onOpen}
      onDelete={() => actions.remove(row)}
      longPress={longPress}
      chosen={choosing.has(row)}
    >
      <div className="flex items-start justify-between gap-2">
        {choosing.on ? (
          <div className="-my-2 -ml-3">
            <ChooseBox row={row} choosing={choosing} />
          </div>
        ) : null}
        <div className="min-w-0 flex-1">
          <p className="pt-0.5 font-semibold break-words">
            <EditableValue
              label={t("editProduct", { name })}
              onEdit={() => actions.edit(row, "name")}
              className={UP_TO_THE_EDGE}
            >
              {name}
            </EditableValue>
          </p>
          <p className="text-sm text-ink-soft">
            <EditableValue
              label={t("editStore", { name })}
              onEdit={() => actions.edit(row, "store")}
              className={DOWN_TO_THE_FIGURES}
            >
              {row.store ?? common("unknownStore")}
            </EditableValue>
            {" · "}
            <EditableValue
              label={t("editDate", { name })}
              onEdit={() => actions.edit(row, "purchaseDate")}
              className={DOWN_TO_THE_FIGURES}
            >
              {formatDate(row.purchaseDate, locale, "medium")}
            </EditableValue>
          </p>
        </div>
        <div className="-mt-2 -mr-2 flex">
          <ItemCommentsButton
            name={name}
            open={actions.openComments(row)}
            onOpen={() => actions.comment(row)}
          />
          <Allowed to="change">
            <Menu
              tone="quiet"
              size="icon"
              label={t("more", { name })}
              button={<EllipsisVerticalIcon aria-hidden="true" className="size-5" />}
              entries={[
                { label: t("editBoughtShort"), onSelect: () => actions.editBought(row) },
                {
                  label: choose(row.counts ? "leaveOut" : "countThem"),
                  onSelect: () =>
                    // What only a note counts is asked for it (claim-101).
                    !row.counts && OVERRULED.has(row.kind)
                      ? actions.editBought(row)
                      : actions.change(row, countsEdit(row, !row.counts)),
                },
                { label: list("delete"), destructive: true, onSelect: () => actions.remove(row) },
              ]}
            />
          </Allowed>
        </div>
      </div>
      <dl className="mt-6 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <Figure label={columns("price")}>
          <EditableValue
            label={t("editPrice", { name })}
            onEdit={() => actions.edit(row, "price")}
            className={WHOLE_FIGURE}
          >
            {formatMoney(row.price, locale)}
          </EditableValue>
        </Figure>
        <Figure label={t("regularFrom", { source: sources(row.priceSource) })}>
          <EditableValue
            label={t("editRegular", { name })}
            onEdit={() => actions.edit(row, "regularPrice")}
            className={WHOLE_FIGURE}
          >
            {formatMoney(row.regularPrice, locale)}
          </EditableValue>
        </Figure>
        <Figure label={columns("difference")}>
          <span className="font-semibold text-claim">{formatMoney(row.countedExtraCost, locale)}</span>
        </Figure>
      </dl>
      <p className="mt-2 text-xs text-ink-faint">
        {words.bought(row)}. {row.priceBasis}
      </p>
      {row.whyNotCounted ? (
        <p className="mt-1 text-xs text-ink-soft">{t("notCounted", { reason: row.whyNotCounted })}</p>
      ) : null}
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
