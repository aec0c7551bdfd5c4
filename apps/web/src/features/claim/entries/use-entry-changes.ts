"use client";

import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { useToastError } from "@/features/language/toast-failure";
import { useUndoToast } from "@/features/language/use-undo-toast";
import { trpc } from "@/trpc/client";

/** Writes what counts beside the food and the rates; a refusal is shown in the server's words and answers `null`. */
export function useEntryChanges() {
  const t = useTranslations("claimEntries");
  const toastUndo = useUndoToast();
  const cache = trpc.useUtils();
  const options = {
    retry: false,
    onSuccess: () => {
      void cache.claims.invalidate();
      void cache.expenses.invalidate();
      void cache.adjustments.invalidate();
      void cache.people.list.invalidate();
    },
    onError: useToastError(),
  } as const;
  const orNull = <Answer>(call: Promise<Answer>) => call.catch(() => null);
  const addingExpense = trpc.expenses.add.useMutation(options);
  const changingExpense = trpc.expenses.change.useMutation(options);
  const removingExpense = trpc.expenses.delete.useMutation(options);
  const adding = trpc.adjustments.add.useMutation(options);
  const changing = trpc.adjustments.change.useMutation(options);
  const removing = trpc.adjustments.delete.useMutation(options);
  const setting = trpc.exchangeRates.set.useMutation(options);
  const removingRate = trpc.exchangeRates.delete.useMutation(options);
  return {
    busy: removingExpense.isPending || removing.isPending || removingRate.isPending,
    keepExpense: (id: string | null, input: Parameters<typeof addingExpense.mutateAsync>[0]) =>
      orNull(id === null ? addingExpense.mutateAsync(input) : changingExpense.mutateAsync({ ...input, id })),
    removeExpense: (id: string) => orNull(removingExpense.mutateAsync({ id })),
    keepAdjustment: (id: string | null, input: Parameters<typeof adding.mutateAsync>[0]) =>
      orNull(id === null ? adding.mutateAsync(input) : changing.mutateAsync({ ...input, id })),
    removeAdjustment: (id: string) => orNull(removing.mutateAsync({ id })),
    setRate: (input: Parameters<typeof setting.mutateAsync>[0]) => orNull(setting.mutateAsync(input)),
    /** Says that an entry was removed, with an Undo where it can be entered again. */
    toastRemoved: (what: string, onUndo: (() => void) | null) => {
      const removed = { title: t("removed"), description: what, tone: "success" } as const;
      if (onUndo) toastUndo(removed, onUndo);
      else toast(removed);
    },
    removeRate: (id: string) => orNull(removingRate.mutateAsync({ id })),
  };
}
