"use client";

import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { toast } from "@/components/toast";
import { useReceiptCache } from "@/features/receipt/use-receipt-cache";
import { trpc } from "@/trpc/client";

/** Whether a receipt is new, saved, or a saved one that is being corrected, and the way from one to the other. */
export function ReceiptStanding({ receipt }: { receipt: ReceiptView }) {
  if (receipt.reopened) return <BeingCorrected receipt={receipt} />;
  if (receipt.status === "draft")
    return <Alert className="max-sm:p-3">Items that appear gluten-free were automatically selected.</Alert>;
  return <Saved receipt={receipt} />;
}

function Saved({ receipt }: { receipt: ReceiptView }) {
  const { put } = useReceiptCache(receipt.id);
  const reopen = trpc.receipts.reopen.useMutation({
    onSuccess: put,
    onError: ({ message }) => toast({ title: "Not reopened", description: message, tone: "danger" }),
  });
  return (
    <Alert
      tone="success"
      title="This receipt is in your records"
      actions={
        <>
          <LinkButton href="/reports" tone="secondary" size="small">
            Go to your reports
          </LinkButton>
          <Button
            tone="quiet"
            size="small"
            busy={reopen.isPending}
            onClick={() => reopen.mutate({ id: receipt.id })}
          >
            Correct this receipt
          </Button>
        </>
      }
    >
      Its items can be changed or deleted there.
    </Alert>
  );
}

function BeingCorrected({ receipt }: { receipt: ReceiptView }) {
  const { refresh } = useReceiptCache(receipt.id);
  const leave = trpc.receipts.discardDraft.useMutation({
    onSuccess: () => refresh(),
    onError: ({ message }) => toast({ title: "Not left", description: message, tone: "danger" }),
  });
  return (
    <Alert
      title="You are correcting a saved receipt"
      actions={
        <Button
          tone="secondary"
          size="small"
          busy={leave.isPending}
          onClick={() => leave.mutate({ id: receipt.id })}
        >
          Leave it as it was saved
        </Button>
      }
    >
      Your reports keep what was saved before, until you save it again.
    </Alert>
  );
}
