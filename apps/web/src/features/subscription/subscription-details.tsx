import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { SubscriptionStatus } from "@gf-ledger/domain/subscription/subscription-view";
import { Alert } from "@/components/alert";

type Subscription = NonNullable<SubscriptionStatus["subscription"]>;

const STATUS_WORDS: Readonly<Record<string, string>> = {
  active: "Active",
  past_due: "Payment overdue",
  canceled: "Cancelled",
  incomplete: "Payment not finished",
};
const PLAN_WORDS: Readonly<Record<string, string>> = { premium: "Premium (yearly)" };

/** plans-20: Status, Current period ends, Plan. */
export function SubscriptionDetails({
  subscription,
  edition,
}: {
  subscription: Subscription;
  edition: Edition;
}) {
  const ends = subscription.currentPeriodEnd
    ? formatDate(subscription.currentPeriodEnd.slice(0, 10), edition)
    : "Not known yet";
  const rows: [string, string][] = [
    ["Status", STATUS_WORDS[subscription.status] ?? subscription.status],
    ["Current period ends", ends],
    ["Plan", PLAN_WORDS[subscription.plan] ?? subscription.plan],
  ];
  return (
    <>
      <dl className="rounded-md bg-sunken p-4 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-1">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {subscription.cancelAtPeriodEnd ? (
        <Alert tone="warn">
          Your subscription has been cancelled. You keep unlimited receipts until {ends}.
        </Alert>
      ) : null}
    </>
  );
}
