import { formatMoment } from "@gf-ledger/domain/calendar/format-moment";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { toast } from "@/components/notices/toast";
import { useToastError } from "@/features/language/toast-failure";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { EVENT_KEYS } from "./event-keys";

interface DeliveryListProps {
  webhookId: string;
}

/** While it is looked at, the log follows what happens. */
const LOOK_AGAIN_MS = 5_000;

/** The last messages to a webhook, each with how its last try ended and a button to send it again (api-42). */
export function DeliveryList({ webhookId }: DeliveryListProps) {
  const t = useTranslations("webhooks");
  const locale = useLocale();
  const toastError = useToastError();
  const utils = trpc.useUtils();
  const list = trpc.webhooks.deliveries.useQuery({ id: webhookId }, { refetchInterval: LOOK_AGAIN_MS });
  const { data } = list;
  const again = trpc.webhooks.sendAgain.useMutation({
    onSuccess: async () => {
      toast({ title: t("sentAgain"), tone: "success" });
      await Promise.all([utils.webhooks.deliveries.invalidate(), utils.webhooks.list.invalidate()]);
    },
    onError: toastError,
  });
  if (!data) return <Loading of={[list]} className="h-16" />;
  if (data.deliveries.length === 0) return <p className="text-sm text-ink-soft">{t("nothingTold")}</p>;
  return (
    <ul aria-label={t("messages")} className="divide-y divide-line text-sm">
      {data.deliveries.map(({ id, type, createdAt, status, outcome, statusCode, attempts }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
          <span className="min-w-0 wrap-anywhere">
            {t("message", {
              event: t(`event.${EVENT_KEYS[type]}`),
              at: formatMoment(createdAt, locale),
              status,
              attempts,
            })}{" "}
            {outcome ? t("outcome", { outcome, status: String(statusCode ?? "") }) : null}
          </span>
          <Button
            tone="secondary"
            size="small"
            onClick={() => again.mutate({ id: webhookId, deliveryId: id })}
          >
            {t("sendAgain")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
