"use client";

import type { SubscriptionStatus } from "@gf-ledger/domain/subscription/subscription-view";
import { useState } from "react";
import { Button } from "@/components/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import type { SubscriptionControl } from "./use-subscription";

interface PremiumActionsProps {
  control: SubscriptionControl;
  status: SubscriptionStatus;
}

/**
 * Cancels, or takes the cancellation back; with a real provider also opens its page for cards and invoices.
 */
export function PremiumActions({ control, status }: PremiumActionsProps) {
  const [asking, setAsking] = useState(false);
  const { cancel, reactivate, portal } = control;
  const cancelled = status.subscription?.cancelAtPeriodEnd ?? false;
  return (
    <div className="flex flex-wrap gap-3">
      {cancelled ? (
        <Button busy={reactivate.isPending} onClick={() => reactivate.mutate()}>
          Keep my subscription
        </Button>
      ) : (
        <Button tone="secondary" busy={cancel.isPending} onClick={() => setAsking(true)}>
          Cancel Subscription
        </Button>
      )}
      {status.provider === "stripe" ? (
        <Button tone="secondary" busy={portal.isPending} onClick={() => portal.mutate()}>
          Manage Subscription
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        title="Cancel Subscription"
        confirmLabel="Cancel Subscription"
        cancelLabel="Keep it"
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          cancel.mutate();
        }}
      >
        Are you sure you want to cancel your subscription? You'll lose access to unlimited receipts at the end
        of your billing period.
      </ConfirmDialog>
    </div>
  );
}
