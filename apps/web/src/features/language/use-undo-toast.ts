import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { type ToastInput, toast } from "@/components/notices/toast";

/** Shows what was done, with an Undo. */
export function useUndoToast() {
  const t = useTranslations("common");
  return useCallback(
    (done: Pick<ToastInput, "title" | "description" | "tone">, onUndo: () => void) =>
      toast({ ...done, action: { label: t("undo"), onPress: onUndo } }),
    [t],
  );
}
