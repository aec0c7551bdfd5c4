"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { OVERRULED } from "@gf-ledger/domain/line-item/kinds";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { EllipsisVerticalIcon } from "@heroicons/react/20/solid";
import { type ReactNode, useId } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Menu } from "@/components/menu";

import { ItemCommentsButton } from "@/features/claim/comments/item-comments-button";
import { Allowed, useAllowed } from "@/features/household/allowed";
import { ChooseBox } from "../choosing/choose-box";
import type { Choosing } from "../choosing/use-chosen-rows";
import { useLongPress } from "../choosing/use-long-press";
import { countsEdit } from "../forms/line-item-edit";
import { CategorySelect } from "./category-select";
import { EditableValue } from "./editable-value";
import type { LineItemActions } from "./line-item-actions";
import { LineItemHead } from "./line-item-head";
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
  expanded: boolean;
  onToggle: () => void;
}

/** A press counts over the label too. */
const WHOLE_FIGURE = "after:absolute after:inset-x-0 after:-inset-y-1";

/** One line item on a phone: a row that opens. Its menu offers what a swipe does too. */
export function LineItemCard(props: LineItemCardProps) {
  const { row, actions, choosing, open, onOpen, expanded, onToggle } = props;
  const { name } = row;
  const details = useId();
  const locale = useLocale();
  const t = useTranslations("reports.item");
  const common = useTranslations("common");
  const food = useTranslations("food");
  const sources = useTranslations("food.priceSource");
  const words = useItemWords();
  const list = useTranslations("reports.list");
  const choose = useTranslations("reports.choose");
  const columns = useTranslations("reports.columns");
  const mayChange = useAllowed("change");
  const longPress = useLongPress(mayChange ? () => choosing.choose(row) : null);
  const openComments = actions.openComments(row);
  const commentsButton = (
    <ItemCommentsButton name={name} open={openComments} onOpen={() => actions.comment(row)} />
  );
  return (
    <SwipeToDelete
      label={t("deleteOne", { name })}
      open={open}
      onOpen={onOpen}
      onDelete={() => actions.remove(row)}
      longPress={longPress}
      chosen={choosing.has(row)}
    >
      <div className="flex items-center">
        {choosing.on ? (
          <div className="-mr-3">
            <ChooseBox row={row} choosing={choosing} />
          </div>
        ) : null}
        <LineItemHead row={row} expanded={expanded} controls={details} onToggle={onToggle} />
        {openComments > 0 ? <div>{commentsButton}</div> : null}
      </div>
      {expanded ? (
        <div id={details} className="border-t border-line p-4">
          <div className="flex items-start justify-between gap-3">
            <dl className="min-w-0 text-sm">
              <Figure label={columns("product")}>
                <EditableValue
                  label={t("editProduct", { name })}
                  onEdit={() => actions.edit(row, "name")}
                  className={WHOLE_FIGURE}
                >
                  {name}
                </EditableValue>
              </Figure>
            </dl>
            <div className="-mt-2 -mr-2 flex shrink-0">
              {openComments > 0 ? null : commentsButton}
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
                        // What only a note counts is asked for it (claim-50).
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
          <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
            <Figure label={columns("store")}>
              <EditableValue
                label={t("editStore", { name })}
                onEdit={() => actions.edit(row, "store")}
                className={WHOLE_FIGURE}
              >
                {row.store ?? common("unknownStore")}
              </EditableValue>
            </Figure>
            <Figure label={columns("date")}>
              <EditableValue
                label={t("editDate", { name })}
                onEdit={() => actions.edit(row, "purchaseDate")}
                className={WHOLE_FIGURE}
              >
                {formatDate(row.purchaseDate, locale, "medium")}
              </EditableValue>
            </Figure>
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
                label={food("editRegular", { name })}
                onEdit={() => actions.edit(row, "regularPrice")}
                className={WHOLE_FIGURE}
              >
                {formatMoney(row.regularPrice, locale)}
              </EditableValue>
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
        </div>
      ) : null}
    </SwipeToDelete>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
