"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { toast } from "@/components/notices/toast";
import { AccountSection } from "@/features/account/account-section";
import { useToastError } from "@/features/language/toast-failure";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { NewWebhook } from "./new-webhook";
import { type Webhook, WebhookEntry } from "./webhook-entry";

/** "Webhooks": addresses that are notified of what happens, each with its log (api-35). */
export function WebhooksSection() {
  const t = useTranslations("webhooks");
  const toastError = useToastError();
  const utils = trpc.useUtils();
  const list = trpc.webhooks.list.useQuery();
  const [deleting, setDeleting] = useState<Webhook | null>(null);
  const remove = trpc.webhooks.delete.useMutation({
    onSuccess: async () => {
      toast({ title: t("deleted"), tone: "success" });
      await utils.webhooks.list.invalidate();
    },
    onError: toastError,
  });
  return (
    <AccountSection title={t("title")} description={t("introduction")}>
      <NewWebhook onMade={() => void utils.webhooks.list.invalidate()} />
      {list.data ? (
        <ul aria-label={t("title")} className="divide-y divide-line">
          {list.data.webhooks.map((webhook) => (
            <WebhookEntry key={webhook.id} webhook={webhook} onDelete={setDeleting} />
          ))}
        </ul>
      ) : (
        <Loading of={[list]} className="h-16" />
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={t("deleteTitle")}
        confirmLabel={t("deleteShort")}
        destructive
        onCancel={() => setDeleting(null)}
        onConfirm={() => {
          if (deleting) remove.mutate({ id: deleting.id });
          setDeleting(null);
        }}
      >
        {t("deleteText")}
      </ConfirmDialog>
    </AccountSection>
  );
}
