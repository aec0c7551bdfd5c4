"use client";

import type { ReportSort } from "@gf-ledger/domain/tax-report/report-rows";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { EmptyState } from "@/components/empty-state";
import { ItemCommentsDialog } from "@/features/claim-comments/item-comments-dialog";
import { useOpenComments } from "@/features/claim-comments/use-open-comments";
import { useMediaQuery } from "@/hooks/use-media-query";
import { AddItemButton } from "./add-item-button";
import { BoughtDialog } from "./bought-dialog";
import { EditDialog } from "./edit-dialog";
import type { LineItemActions } from "./line-item-actions";
import { LineItemCards } from "./line-item-cards";
import type { EditableField } from "./line-item-edit";
import { LineItemTable } from "./line-item-table";
import type { ReportAddress } from "./report-address";
import { SortSelect } from "./sort-select";
import type { LineItemChanges } from "./use-line-item-changes";
import { usePrinting } from "./use-printing";

interface LineItemListProps {
  rows: readonly LineItemView[];
  address: ReportAddress;
  changes: LineItemChanges;
  onSort: (part: { sort: ReportSort; descending: boolean }) => void;
  onClear: () => void;
}

/** reports-19 'All Gluten-Free Items': a table from 768 pixels up, swiped cards below. */
export function LineItemList({ rows, address, changes, onSort, onClear }: LineItemListProps) {
  const t = useTranslations("reports.list");
  const [editing, setEditing] = useState<{ row: LineItemView; field: EditableField } | null>(null);
  const [boughtOf, setBoughtOf] = useState<LineItemView | null>(null);
  const [commented, setCommented] = useState<LineItemView | null>(null);
  const openComments = useOpenComments();
  const [deleting, setDeleting] = useState<LineItemView | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wide = useMediaQuery("(min-width: 768px)");
  const printing = usePrinting();
  const actions: LineItemActions = {
    edit: (row, field) => setEditing({ row, field }),
    editBought: setBoughtOf,
    change: changes.update,
    comment: setCommented,
    openComments: ({ id }) => openComments.of(id),
    remove: setDeleting,
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="all-items" ref={heading} tabIndex={-1} className="scroll-mt-20 text-xl outline-none">
          {t("title")}
        </h2>
        {openComments.total > 0 ? (
          <Badge tone="info" className="print:hidden">
            {t("openComments", { count: openComments.total })}
          </Badge>
        ) : null}
        <AddItemButton />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          as="h3"
          title={t("nothing")}
          actions={
            <Button tone="secondary" onClick={onClear}>
              {t("clear")}
            </Button>
          }
        />
      ) : wide || printing ? (
        <LineItemTable rows={rows} address={address} actions={actions} whole={printing} onSort={onSort} />
      ) : (
        <>
          <SortSelect address={address} onSort={onSort} />
          <LineItemCards rows={rows} actions={actions} />
        </>
      )}
      {editing ? (
        <EditDialog
          key={`${editing.row.id} ${editing.field}`}
          row={editing.row}
          field={editing.field}
          onSave={(edit) => changes.update(editing.row, edit)}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {boughtOf ? (
        <BoughtDialog
          key={boughtOf.id}
          row={boughtOf}
          onSave={(edit) => changes.update(boughtOf, edit)}
          onClose={() => setBoughtOf(null)}
        />
      ) : null}
      {commented ? <ItemCommentsDialog lineItem={commented} onClose={() => setCommented(null)} /> : null}
      <ConfirmDialog
        open={deleting !== null}
        title={t("confirm")}
        confirmLabel={t("delete")}
        destructive
        onCancel={() => setDeleting(null)}
        onConfirm={() => {
          if (deleting) changes.remove(deleting);
          setDeleting(null);
          // The focused row goes, so the dialog could not give the focus back.
          requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
        }}
      >
        {t("confirmText")}
      </ConfirmDialog>
    </div>
  );
}
