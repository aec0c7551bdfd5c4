import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { useEdition } from "@/hooks/use-edition";
import type { RouterOutputs } from "@/trpc/client";
import { KeyYearBadge } from "./key-years";

export type ApiKey = RouterOutputs["account"]["apiKeys"][number];

/** The account's keys: what each may do, until when, and when it was last used (accounts-39). */
export function ApiKeyList({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  const edition = useEdition();
  if (keys.length === 0) return <p className="text-sm text-ink-soft">You have no API keys.</p>;
  const day = (moment: string) => formatDate(moment.slice(0, 10), edition);
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
              <Badge>{key.scopes.includes("write") ? "Read and write" : "Read only"}</Badge>
              <KeyYearBadge year={key.taxYear} />
              {key.expiresAt <= now ? <Badge tone="warn">Ended</Badge> : null}
            </p>
            <p className="text-sm text-ink-soft">
              Made {day(key.createdAt)}, {key.expiresAt <= now ? "ended" : "ends"} {day(key.expiresAt)},{" "}
              {key.lastUsedAt ? `last used ${day(key.lastUsedAt)}` : "not used yet"}
            </p>
          </div>
          <Button tone="secondary" size="small" onClick={() => onRevoke(key)}>
            Revoke<span className="sr-only"> {key.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
