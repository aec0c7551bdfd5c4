"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { toast } from "@/components/notices/toast";
import { useToastError } from "@/features/language/toast-failure";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { AccountSection } from "./account-section";
import { type ApiKey, ApiKeyList } from "./api-key-list";
import { NewApiKey } from "./new-api-key";

/** The person's API keys: made, listed and revoked here. A key is shown once (accounts-37). */
export function ApiKeys() {
  const t = useTranslations("account.keys");
  const toastError = useToastError();
  const utils = trpc.useUtils();
  const keys = trpc.account.apiKeys.useQuery();
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const revoke = trpc.account.revokeApiKey.useMutation({
    onSuccess: async () => {
      toast({ title: t("revoked"), tone: "success" });
      await utils.account.apiKeys.invalidate();
    },
    onError: toastError,
  });
  return (
    <AccountSection title={t("title")} description={t("description")}>
      <NewApiKey onMade={() => void utils.account.apiKeys.invalidate()} />
      {keys.data ? (
        <ApiKeyList keys={keys.data} onRevoke={setRevoking} />
      ) : (
        <Loading of={[keys]} className="h-16" />
      )}
      <ConfirmDialog
        open={revoking !== null}
        title={t("revokeTitle")}
        confirmLabel={t("revokeShort")}
        destructive
        onCancel={() => setRevoking(null)}
        onConfirm={() => {
          if (revoking) revoke.mutate({ id: revoking.id });
          setRevoking(null);
        }}
      >
        {t("revokeText", { name: revoking?.name ?? "" })}
      </ConfirmDialog>
    </AccountSection>
  );
}
