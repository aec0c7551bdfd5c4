import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { SubscriptionStatus } from "@gf-ledger/domain/subscription/subscription-view";
import { useLocale, useTranslations } from "use-intl";
import { Alert } from "@/components/notices/alert";

type Subscription = NonNullable<SubscriptionStatus["subscription"]>;

/** The provider may know others. */
const STATUSES = ["active", "past_due", "canceled", "incomplete"] as const;

/** plans-20: Status, Current period ends, Plan. */
export function SubscriptionDetails({ subscription }: { subscription: Subscription }) {
  const t = useTranslations("subscription.details");
  const locale = useLocale();
  const { currentPeriodEnd, plan } = subscription;
  const date = currentPeriodEnd ? formatDate(currentPeriodEnd.slice(0, 10), locale) : null;
  const status = STATUSES.find((one) => one === subscription.status);
  const rows: [string, string][] = [
    [t("status"), status ? t(`statuses.${status}`) : subscription.status],
    [t("ends"), date ?? t("notKnown")],
    [t("plan"), plan === "premium" ? t("yearly") : plan],
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
        <Alert tone="warn">{date ? t("cancelled", { date }) : t("cancelledNoDate")}</Alert>
      ) : null}
    </>
  );
}
