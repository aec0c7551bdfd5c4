import { useTranslations } from "use-intl";
import { toast, UNDO_TOAST_MS } from "@/components/toast";

/** Says that an entry of the claim was removed, with an Undo. */
export function useToastRemoved() {
  const t = useTranslations("claimEntries");
  return (what: string, onUndo: () => void) =>
    toast({
      title: t("removed"),
      description: what,
      tone: "success",
      durationMs: UNDO_TOAST_MS,
      action: { label: t("undo"), onPress: onUndo },
    });
}
