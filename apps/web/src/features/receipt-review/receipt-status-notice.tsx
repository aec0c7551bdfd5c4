"use client";

import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { Alert } from "@/components/notices/alert";
import { Allowed } from "@/features/household/allowed";
import { useToastError } from "@/features/language/toast-failure";
import { useReceiptCache } from "@/features/receipt-editor/changes/use-receipt-cache";
import { trpc } from "@/trpc/client";

/** Whether a receipt is saved or being corrected, which its notice says. */
export const hasStatusNotice = ({ status, reopened }: ReceiptView) => status === "confirmed" || reopened;

/** That a receipt is saved, or a saved one that is being corrected, and the way from one to the other. */
export function ReceiptStatusNotice({ receipt }: { receipt: ReceiptView }) {
  return receipt.reopened ? <BeingCorrected receipt={receipt} /> : <Saved receipt={receipt} />;
}

function Saved({ receipt }: { receipt: ReceiptView }) {
  const t = useTranslations("review.standing");
  const { put } = useReceiptCache(receipt.id);
  const reopen = trpc.receipts.reopen.useMutation({
    onSuccess: put,
    onError: useToastError(t("notReopened")),
  });
  return (
    <Alert
      tone="success"
      title={t("saved")}
      actions={
        <>
          <Allowed to="change">
            <Button size="small" busy={reopen.isPending} onClick={() => reopen.mutate({ id: receipt.id })}>
              {t("correct")}
            </Button>
          </Allowed>
          <LinkButton href="/reports" tone="secondary" size="small">
            {t("reports")}
          </LinkButton>
        </>
      }
    >
      {t("savedText")}
    </Alert>
  );
}

function BeingCorrected({ receipt }: { receipt: ReceiptView }) {
  const t = useTranslations("review.standing");
  const { refresh } = useReceiptCache(receipt.id);
  const leave = trpc.receipts.discardDraft.useMutation({
    onSuccess: () => refresh(),
    onError: useToastError(t("notLeft")),
  });
  return (
    <Alert
      title={t("correcting")}
      actions={
        <Button
          tone="secondary"
          size="small"
          busy={leave.isPending}
          onClick={() => leave.mutate({ id: receipt.id })}
        >
          {t("leave")}
        </Button>
      }
    >
      {t("correctingText")}
    </Alert>
  );
}
