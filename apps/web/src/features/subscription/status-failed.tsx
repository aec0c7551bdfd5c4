"use client";

import { Alert } from "@/components/alert";
import { Button } from "@/components/button";

/** plans-21: says that the plan could not be loaded, with a way to try again. */
export function StatusFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      live
      tone="danger"
      title="Couldn't verify subscription"
      actions={
        <Button tone="secondary" size="small" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      Your subscription status couldn't be verified. Please try again later.
    </Alert>
  );
}
