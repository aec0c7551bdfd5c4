import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import type { PhotoStep } from "./photo-queue";

interface ReadingFailedProps {
  state: Extract<PhotoStep, { step: "failed" }>;
  edition: Edition;
  onRetry: () => void;
}

/** Why a photo, which is kept, could not be read; leads to Premium when the plan is used up (receipts-42). */
export function ReadingFailed({ state, edition, onRetry }: ReadingFailedProps) {
  if (state.code === "plan_limit") {
    const from = state.resetsAt
      ? ` Your next free receipts come on ${formatDate(state.resetsAt.slice(0, 10), edition)}.`
      : "";
    return (
      <Alert
        live
        tone="warn"
        title="Your free receipts for this month are used up"
        actions={<LinkButton href="/my-subscription">Upgrade to Premium</LinkButton>}
      >
        {state.message}
        {from}
      </Alert>
    );
  }
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
