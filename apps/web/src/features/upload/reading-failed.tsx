import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import type { PhotoStep } from "./photo-queue";

interface ReadingFailedProps {
  state: Extract<PhotoStep, { step: "failed" }>;
  onRetry: () => void;
}

/** Why a photo, which is kept, could not be read. */
export function ReadingFailed({ state, onRetry }: ReadingFailedProps) {
  return (
    <Alert
      live
      tone="danger"
      title="Receipt Processing Failed"
      actions={
        <Button tone="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {state.message} Your photo is still here.
    </Alert>
  );
}
