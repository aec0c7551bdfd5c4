import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useLocale, useTranslations } from "use-intl";
import { LinkButton } from "@/components/link-button";
import { Alert } from "@/components/notices/alert";
import { useLocalAddress } from "@/features/language/addresses/use-local-address";
import { returningTo } from "@/features/subscription/payment/return-page";
import type { UsedUpPlan } from "./used-up-plan";

interface PlanUsedUpProps {
  plan: UsedUpPlan | null;
  receiptId: string;
  /** Whether leaving the page loses nothing but this receipt, which is stored. */
  keepsWork: boolean;
}

/** Says that the receipt was not saved, but kept; leads to Premium and from there back to it (receipts-42). */
export function PlanUsedUp({ plan, receiptId, keepsWork }: PlanUsedUpProps) {
  const locale = useLocale();
  const to = useLocalAddress();
  const t = useTranslations("receipt.plan");
  if (!plan) return null;
  return (
    <Alert
      live
      tone="warn"
      title={t("title")}
      className="mb-3"
      actions={
        <LinkButton
          tone="secondary"
          size="small"
          href={returningTo("/my-subscription", to(`/receipt-review/${receiptId}`))}
          data-keeps-work={keepsWork ? "" : undefined}
        >
          {t("upgrade")}
        </LinkButton>
      }
    >
      {plan.resetsAt ? t("keptUntil", { date: formatDate(plan.resetsAt.slice(0, 10), locale) }) : t("kept")}
    </Alert>
  );
}
