import { useTranslations } from "use-intl";
import { ConfirmDialog } from "@/components/confirm-dialog";

interface RemoveEntryProps {
  what: string;
  amount: string;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before an entry is removed. */
export function RemoveEntry({ what, amount, busy, onCancel, onConfirm }: RemoveEntryProps) {
  const t = useTranslations("claimEntries");
  return (
    <ConfirmDialog
      open
      onCancel={onCancel}
      onConfirm={onConfirm}
      title={t("removeTitle")}
      confirmLabel={t("remove")}
      destructive
      busy={busy}
    >
      {t("removeText", { what, amount })}
    </ConfirmDialog>
  );
}
