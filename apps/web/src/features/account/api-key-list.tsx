import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import type { RouterOutputs } from "@/trpc/client";
import { KeyYearBadge } from "./key-years";

export type ApiKey = RouterOutputs["account"]["apiKeys"][number];

/** The account's keys: what each may do, until when, and when it was last used (accounts-39). */
export function ApiKeyList({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  const locale = useLocale();
  const t = useTranslations("account.keys");
  if (keys.length === 0) return <p className="text-sm text-ink-soft">{t("none")}</p>;
  const day = (moment: string) => formatDate(moment.slice(0, 10), locale);
  const now = new Date().toISOString();
  return (
    <ul className="divide-y divide-line">
      {keys.map((key) => (
        <li key={key.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              <span className="wrap-anywhere">
                {key.name} <code className="text-sm text-ink-soft">{key.prefix}…</code>
              </span>
              <Badge>{t(key.scopes.includes("write") ? "readWrite" : "readOnly")}</Badge>
              <KeyYearBadge year={key.taxYear} />
              {key.expiresAt <= now ? <Badge tone="warn">{t("ended")}</Badge> : null}
            </p>
            <p className="text-sm text-ink-soft">
              {t("dates", {
                made: day(key.createdAt),
                over: key.expiresAt <= now ? "yes" : "no",
                end: day(key.expiresAt),
                used: key.lastUsedAt ? "yes" : "no",
                lastUsed: key.lastUsedAt ? day(key.lastUsedAt) : "",
              })}
            </p>
          </div>
          <Button tone="secondary" size="small" onClick={() => onRevoke(key)}>
            {t.rich("revoke", {
              name: key.name,
              hidden: (words) => <span className="sr-only">{words}</span>,
            })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
