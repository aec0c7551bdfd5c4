import { formatMoment } from "@gf-ledger/domain/calendar/format-moment";
import { type ReactNode, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import type { RouterOutputs } from "@/trpc/client";
import { DeliveryList } from "./delivery-list";
import { EVENT_KEYS } from "./event-keys";

export type Webhook = RouterOutputs["webhooks"]["list"]["webhooks"][number];

interface WebhookEntryProps {
  webhook: Webhook;
  onDelete: (webhook: Webhook) => void;
}

/** One webhook: where it leads, what it is sent, whether it is paused, and its log (api-40, api-41). */
export function WebhookEntry({ webhook, onDelete }: WebhookEntryProps) {
  const t = useTranslations("webhooks");
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { id, url, events, deliveredAt, pausedAt, missedAt } = webhook;
  const hidden = { url, hidden: (words: ReactNode) => <span className="sr-only">{words}</span> };
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <span className="wrap-anywhere">{url}</span>
            {pausedAt ? <Badge tone="warn">{t("paused")}</Badge> : null}
          </p>
          <p className="text-sm text-ink-soft">
            {new Intl.ListFormat(locale, { type: "unit" }).format(
              events.map((event) => t(`event.${EVENT_KEYS[event]}`)),
            )}
          </p>
          <p className="text-sm text-ink-soft">
            {t("reached", {
              reached: deliveredAt ? "yes" : "no",
              at: deliveredAt ? formatMoment(deliveredAt, locale) : "",
            })}
          </p>
          {pausedAt ? <p className="text-sm text-ink-soft">{t("pausedText")}</p> : null}
          {missedAt ? (
            <p className="text-sm text-warn">{t("missed", { at: formatMoment(missedAt, locale) })}</p>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button tone="secondary" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t.rich("log", hidden)}
          </Button>
          <Button tone="secondary" size="small" onClick={() => onDelete(webhook)}>
            {t.rich("delete", hidden)}
          </Button>
        </div>
      </div>
      {open ? <DeliveryList webhookId={id} /> : null}
    </li>
  );
}
