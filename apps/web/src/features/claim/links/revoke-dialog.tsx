"use client";

import type { ClaimLinkView } from "@gf-ledger/claim/file/claim-link";
import { useTranslations } from "use-intl";
import { ConfirmDialog } from "@/components/confirm-dialog";

type Named = Pick<ClaimLinkView, "id" | "email">;

interface RevokeDialogProps {
  /** The link to withdraw; `null` while nobody is asked. */
  link: Named | null;
  onCancel: () => void;
  onConfirm: (link: Named) => void;
}

/** Asks before a link to a claim is withdrawn: whoever has it can open nothing afterwards. */
export function RevokeDialog({ link, onCancel, onConfirm }: RevokeDialogProps) {
  const t = useTranslations("claimLinks");
  return (
    <ConfirmDialog
      open={link !== null}
      title={t("withdrawTitle")}
      confirmLabel={t("withdraw")}
      destructive
      onCancel={onCancel}
      onConfirm={() => {
        if (link) onConfirm(link);
        onCancel();
      }}
    >
      {t("withdrawWords", { email: link?.email ?? "" })}
    </ConfirmDialog>
  );
}
