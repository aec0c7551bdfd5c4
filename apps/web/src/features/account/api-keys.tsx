"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Skeleton } from "@/components/skeleton";
import { toast } from "@/components/toast";
import { trpc } from "@/trpc/client";
import { AccountSection } from "./account-section";
import { type ApiKey, ApiKeyList } from "./api-key-list";
import { NewApiKey } from "./new-api-key";
import { sayFailed } from "./say-failed";

/** The person's API keys: made, listed and revoked here. A key is shown once (accounts-37). */
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
      description="For scripts of your own. A key reaches your receipts, prices and reports, never this page: your password, devices, data and plan stay with you. Keep it as you keep a password."
    >
      <NewApiKey onMade={() => void utils.account.apiKeys.invalidate()} />
      {keys ? <ApiKeyList keys={keys} onRevoke={setRevoking} /> : <Skeleton className="h-16" />}
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
