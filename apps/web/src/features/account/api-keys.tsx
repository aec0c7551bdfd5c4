"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useState } from "react";
import { Button } from "@/components/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Skeleton } from "@/components/skeleton";
import { toast } from "@/components/toast";
import { useEdition } from "@/features/protected/use-edition";
import { type RouterOutputs, trpc } from "@/trpc/client";
import { AccountSection } from "./account-section";
import { NewApiKey } from "./new-api-key";
import { sayFailed } from "./say-failed";

type ApiKey = RouterOutputs["account"]["apiKeys"][number];

/** Keys for one's own scripts: made, listed and revoked here, shown once (D10). */
export function ApiKeys() {
  const utils = trpc.useUtils();
  const { data: keys } = trpc.account.apiKeys.useQuery();
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const revoke = trpc.account.revokeApiKey.useMutation({
    onSuccess: async () => {
      toast({ title: "API key revoked", tone: "success" });
      await utils.account.apiKeys.invalidate();
    },
    onError: sayFailed,
  });
  return (
    <AccountSection
      title="API keys"
      description="For scripts of your own. A key can do everything you can: treat it like a password."
    >
      <NewApiKey onMade={() => void utils.account.apiKeys.invalidate()} />
      {keys ? <KeyList keys={keys} onRevoke={setRevoking} /> : <Skeleton className="h-16" />}
      <ConfirmDialog
        open={revoking !== null}
        title="Revoke API key"
        confirmLabel="Revoke"
        destructive
        onCancel={() => setRevoking(null)}
        onConfirm={() => {
          if (revoking) revoke.mutate({ id: revoking.id });
          setRevoking(null);
        }}
      >
        Scripts that use “{revoking?.name}” stop working at once.
      </ConfirmDialog>
    </AccountSection>
  );
}

function KeyList({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  const edition = useEdition();
  if (keys.length === 0) return <p className="text-sm text-ink-soft">You have no API keys.</p>;
  return (
    <ul className="divide-y divide-line">
      {keys.map((key) => (
        <li key={key.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div>
            <p className="font-medium">
              {key.name} <code className="text-sm text-ink-soft">{key.prefix}…</code>
            </p>
            <p className="text-sm text-ink-soft">
              Made {formatDate(key.createdAt.slice(0, 10), edition)},{" "}
              {key.lastUsedAt
                ? `last used ${formatDate(key.lastUsedAt.slice(0, 10), edition)}`
                : "not used yet"}
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
