"use client";

import type { ReportSort } from "@gf-ledger/domain/tax-report/report-rows";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { EmptyState } from "@/components/notices/empty-state";
import { useOpenComments } from "@/features/claim/comments/use-open-comments";
import { Allowed } from "@/features/household/allowed";
import { loadedWhenShown } from "@/features/offline/loaded-when-shown";
import { useMediaQuery } from "@/hooks/use-media-query";
import { usePrinting } from "../../../hooks/use-printing";
import { ChosenBar } from "../choosing/chosen-bar";
import { likeThis } from "../choosing/like-this";
import type { ManyChange, ManyEdit } from "../choosing/many-edit";
import { useChosenRows } from "../choosing/use-chosen-rows";
import { AddItemButton } from "../forms/add-item-button";
import type { EditableField } from "../forms/line-item-edit";
import type { ReportAddress } from "../report-address";
import type { LineItemChanges } from "../use-line-item-changes";
import type { LineItemActions } from "./line-item-actions";
import { LineItemCards } from "./line-item-cards";
import { LineItemTable } from "./line-item-table";
import { SortSelect } from "./sort-select";

const ItemCommentsDialog = loadedWhenShown(() =>
  import("@/features/claim/comments/item-comments-dialog").then((module) => module.ItemCommentsDialog),
);
const BoughtDialog = loadedWhenShown(() =>
  import("../forms/bought-dialog").then((module) => module.BoughtDialog),
);
const ManyDialog = loadedWhenShown(() =>
  import("../choosing/many-dialog").then((module) => module.ManyDialog),
);
const ManySharesDialog = loadedWhenShown(() =>
  import("../choosing/many-shares-dialog").then((module) => module.ManySharesDialog),
);
const EditDialog = loadedWhenShown(() => import("../forms/edit-dialog").then((module) => module.EditDialog));

interface LineItemListProps {
  rows: readonly LineItemView[];
  address: ReportAddress;
  changes: LineItemChanges;
  onSort: (part: { sort: ReportSort; descending: boolean }) => void;
  onClear: () => void;
}

/** reports-19 'All Gluten-Free Items': a table from 768 pixels up, with all columns from 1,280, and swiped cards below. */
export function LineItemList({ rows, address, changes, onSort, onClear }: LineItemListProps) {
  const t = useTranslations("reports.list");
  const choose = useTranslations("reports.choose");
  const [editing, setEditing] = useState<{ row: LineItemView; field: EditableField } | null>(null);
  const [boughtOf, setBoughtOf] = useState<LineItemView | null>(null);
  const [commented, setCommented] = useState<LineItemView | null>(null);
  const openComments = useOpenComments();
  const [deleting, setDeleting] = useState<LineItemView | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wide = useMediaQuery("(min-width: 768px)");
  const printing = usePrinting();
  const full = useMediaQuery("(min-width: 1280px)") || printing;
  const choosing = useChosenRows(rows, wide);
  const [editingMany, setEditingMany] = useState<ManyEdit | null>(null);
  const [first] = choosing.rows;
  const actions: LineItemActions = {
    edit: (row, field) => setEditing({ row, field }),
    editBought: setBoughtOf,
    change: changes.update,
    comment: setCommented,
    openComments: ({ id }) => openComments.of(id),
    remove: setDeleting,
  };

  function toHeading() {
    // The focused row or bar goes, so the focus could not go back.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  }

  async function changeMany(change: ManyChange) {
    setEditingMany(null);
    if (!(await changes.changeMany(choosing.rows, change))) return;
    choosing.end();
    toHeading();
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="all-items" ref={heading} tabIndex={-1} className="scroll-mt-20 text-xl outline-none">
            {t("title")}
          </h2>
          {openComments.total > 0 ? (
            <Badge tone="info" className="print:hidden">
              {t("openComments", { count: openComments.total })}
            </Badge>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2">
          <AddItemButton />
        </div>
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
        <>
          {full ? null : (
            <div className="max-w-72">
              <SortSelect address={address} onSort={onSort} />
            </div>
          )}
          <LineItemTable
            rows={rows}
            address={address}
            actions={actions}
            choosing={choosing}
            whole={printing}
            full={full}
            onSort={onSort}
          />
        </>
      ) : (
        <>
          <div className="flex items-end justify-between gap-3">
            <SortSelect address={address} onSort={onSort} />
            <Allowed to="change">
              <Button
                tone="secondary"
                aria-pressed={choosing.on}
                onClick={choosing.on ? choosing.end : choosing.begin}
              >
                {choose("begin")}
              </Button>
            </Allowed>
          </div>
          <LineItemCards rows={rows} actions={actions} choosing={choosing} />
        </>
      )}
      {choosing.on && (!wide || first) ? (
        <ChosenBar
          choosing={choosing}
          onEdit={setEditingMany}
          onCount={(counts) => void changeMany({ counts })}
          onRemove={() => void changeMany({ remove: true })}
        />
      ) : null}
      {first && editingMany === "shares" ? (
        <ManySharesDialog
          count={choosing.rows.length}
          onSave={(change) => void changeMany(change)}
          onClose={() => setEditingMany(null)}
        />
      ) : null}
      {first && editingMany && editingMany !== "shares" ? (
        <ManyDialog
          edit={editingMany}
          count={choosing.rows.length}
          category={first.category}
          kind={first.kind}
          onSave={(change) => void changeMany(change)}
          onClose={() => setEditingMany(null)}
        />
      ) : null}
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
          others={likeThis(rows, boughtOf)}
          onShareAll={(shares) => void changes.changeMany(likeThis(rows, boughtOf), { shares })}
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
          toHeading();
        }}
      >
        {t("confirmText")}
      </ConfirmDialog>
    </div>
  );
}
