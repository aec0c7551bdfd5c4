import { useTranslations } from "use-intl";
import { toast } from "@/components/toast";

/** How long the page offers to enter it again (claim-25). */
const UNDO_MS = 10_000;

/** Says that an entry of the claim was removed, with an Undo. */
export function useToastRemoved() {
  const t = useTranslations("claimEntries");
  return (what: string, onUndo: () => void) =>
    toast({
      title: t("removed"),
      description: what,
      tone: "success",
      durationMs: UNDO_MS,
      action: { label: t("undo"), onPress: onUndo },
    });
}
