"use client";

import { useTranslations } from "use-intl";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";

/** plans-21: says that the plan could not be loaded, with a way to try again. */
export function StatusFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("subscription.notVerified");
  return (
    <Alert
      live
      tone="danger"
      title={t("title")}
      actions={
        <Button tone="secondary" size="small" onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {t("text")}
    </Alert>
  );
}
