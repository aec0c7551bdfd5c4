import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { Alert } from "@/components/alert";
import { LinkButton } from "@/components/link-button";
import { returningTo } from "@/features/subscription/return-page";
import { useEdition } from "@/hooks/use-edition";
import type { UsedUpPlan } from "./used-up-plan";

interface PlanUsedUpProps {
  plan: UsedUpPlan | null;
  receiptId: string;
  /** Whether leaving the page loses nothing but this receipt, which is stored. */
  keepsWork: boolean;
}

/** Says that the receipt was not saved, but kept; leads to Premium and from there back to it (receipts-42). */
export function PlanUsedUp({ plan, receiptId, keepsWork }: PlanUsedUpProps) {
  const edition = useEdition();
  if (!plan) return null;
  const from = plan.resetsAt
    ? ` Your next free receipts come on ${formatDate(plan.resetsAt.slice(0, 10), edition)}.`
    : "";
  return (
    <Alert
      live
      tone="warn"
      title="Your free receipts for this month are used up"
      className="mb-3"
      actions={
        <LinkButton
          size="small"
          href={returningTo("/my-subscription", `/receipt-review/${receiptId}`)}
          data-keeps-work={keepsWork ? "" : undefined}
        >
          Upgrade to Premium
        </LinkButton>
      }
    >
      This receipt is kept as it is.{from}
    </Alert>
  );
}
