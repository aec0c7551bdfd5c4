"use client";

import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { toastFailure } from "@/features/language/toast-failure";
import { useUndoToast } from "@/features/language/use-undo-toast";
import { trpc } from "@/trpc/client";
import { toApplyTo } from "./choosing/like-this";
import type { ManyChange } from "./choosing/many-edit";
import type { LineItemEdit } from "./forms/line-item-edit";

/** Changes to line items: shown at once, and taken back when the server refuses (reports-24). */
export function useLineItemChanges() {
  const t = useTranslations("reports.changed");
  const toastUndo = useUndoToast();
  const toastError = (title: string, error: unknown) =>
    toastFailure(error, { title, otherwise: t("unknown") });
  const utils = trpc.useUtils();
  const updateItem = trpc.taxReport.updateLineItem.useMutation();
  const deleteItem = trpc.taxReport.deleteLineItem.useMutation();
  const restoreItem = trpc.taxReport.restoreLineItem.useMutation();
  const changeItems = trpc.taxReport.changeLineItems.useMutation();
  const undoItems = trpc.taxReport.undoLineItems.useMutation();

  function patch(change: (rows: LineItemView[]) => LineItemView[]) {
    utils.taxReport.lineItems.setData(
      undefined,
      (data) => data && { ...data, lineItems: change(data.lineItems) },
    );
  }
  const replace = (row: LineItemView) => patch((rows) => rows.map((one) => (one.id === row.id ? row : one)));

  function refreshSums() {
    void utils.taxReport.summary.invalidate();
    void utils.taxReport.years.invalidate();
    void utils.taxReport.products.invalidate();
  }

  async function update(before: LineItemView, edit: LineItemEdit) {
    replace({ ...before, ...edit.shown });
    try {
      replace(await updateItem.mutateAsync({ id: before.id, ...edit.sent }));
      refreshSums();
      const like = toApplyTo(utils.taxReport.lineItems.getData()?.lineItems ?? [], before, edit.sent);
      if (like === null) {
        toast({ title: t("updated"), tone: "success" });
        return;
      }
      toast({
        title: t("updated"),
        tone: "success",
        action: {
          label: t("toAllLike", { count: like.rows.length }),
          onPress: () => void changeMany(like.rows, like.change),
        },
      });
    } catch (error) {
      replace(before);
      toastError(t("notUpdated"), error);
    }
  }

  function putBack(row: LineItemView, index: number) {
    patch((rows) => (rows.some(({ id }) => id === row.id) ? rows : rows.toSpliced(index, 0, row)));
  }

  async function restore(row: LineItemView, index: number) {
    putBack(row, index);
    try {
      replace(await restoreItem.mutateAsync({ id: row.id }));
      refreshSums();
    } catch (error) {
      patch((rows) => rows.filter(({ id }) => id !== row.id));
      toastError(t("notUndone"), error);
    }
  }

  async function remove(row: LineItemView) {
    const rows = utils.taxReport.lineItems.getData()?.lineItems ?? [];
    const index = rows.findIndex(({ id }) => id === row.id);
    patch((all) => all.filter(({ id }) => id !== row.id));
    try {
      await deleteItem.mutateAsync({ id: row.id });
      refreshSums();
      const done = { title: t("deleted"), description: t("deletedText") };
      toastUndo(done, () => void restore(row, index));
    } catch (error) {
      putBack(row, index);
      toastError(t("notDeleted"), error);
    }
  }

  /** Puts rows in place of those with their ids, and those that were gone among the others. */
  function take(changed: readonly LineItemView[]) {
    const byId = new Map(changed.map((row) => [row.id, row]));
    patch((rows) => {
      const there = rows.map((row) => byId.get(row.id) ?? row);
      const known = new Set(there.map(({ id }) => id));
      return [...there, ...changed.filter(({ id }) => !known.has(id))];
    });
    refreshSums();
    void utils.people.invalidate();
  }

  async function undoMany(undoId: string) {
    try {
      take((await undoItems.mutateAsync({ id: undoId })).lineItems);
    } catch (error) {
      toastError(t("notUndone"), error);
    }
  }

  async function changeMany(rows: readonly LineItemView[], change: ManyChange): Promise<boolean> {
    const ids = new Set(rows.map(({ id }) => id));
    try {
      const changed = await changeItems.mutateAsync({ lineItemIds: [...ids], ...change });
      if ("remove" in change) patch((all) => all.filter(({ id }) => !ids.has(id)));
      take(changed.lineItems);
      const title = t("remove" in change ? "manyDeleted" : "manyUpdated", { count: ids.size });
      toastUndo({ title, tone: "success" }, () => void undoMany(changed.undoId));
      return true;
    } catch (error) {
      toastError(t("notUpdated"), error);
      return false;
    }
  }

  return {
    changeMany,
    update: (row: LineItemView, edit: LineItemEdit) => void update(row, edit),
    remove: (row: LineItemView) => void remove(row),
  };
}

export type LineItemChanges = ReturnType<typeof useLineItemChanges>;
