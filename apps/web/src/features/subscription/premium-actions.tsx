"use client";

import type { SubscriptionStatus } from "@gf-ledger/domain/subscription/subscription-view";
import { useState } from "react";
import { useTranslations } from "use-intl";
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
  const t = useTranslations("subscription.actions");
  const [asking, setAsking] = useState(false);
  const { cancel, reactivate, portal } = control;
  const cancelled = status.subscription?.cancelAtPeriodEnd ?? false;
  return (
    <div className="flex flex-wrap gap-3">
      {cancelled ? (
        <Button busy={reactivate.isPending} onClick={() => reactivate.mutate()}>
          {t("keep")}
        </Button>
      ) : (
        <Button tone="secondary" busy={cancel.isPending} onClick={() => setAsking(true)}>
          {t("cancel")}
        </Button>
      )}
      {status.provider === "stripe" ? (
        <Button tone="secondary" busy={portal.isPending} onClick={() => portal.mutate()}>
          {t("manage")}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={t("cancel")}
        confirmLabel={t("cancel")}
        cancelLabel={t("keepIt")}
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          cancel.mutate();
        }}
      >
        {t("sure")}
      </ConfirmDialog>
    </div>
  );
}
