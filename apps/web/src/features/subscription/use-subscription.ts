"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { toastFailure } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";

/** The page on which a subscription is changed; each tells failures differently (plans-23). */
export type SubscriptionPage = "subscription" | "my-subscription";

/** The plan and its changes. Failures are only logged on /subscription; /my-subscription shows a toast. */
export function useSubscription(page: SubscriptionPage) {
  const t = useTranslations("subscription.changed");
  const common = useTranslations("common");
  const utils = trpc.useUtils();
  // plans-21: the status is tried up to three times more, on /subscription once more.
  const status = trpc.subscription.status.useQuery(undefined, { retry: page === "subscription" ? 1 : 3 });
  const [clientSecret, setClientSecret] = useState<string | null>(null);

  function failed(fallback: string) {
    return (error: unknown) => {
      if (page === "subscription") console.error(fallback, error);
      else toastFailure(error, { title: common("errorTitle"), otherwise: fallback });
    };
  }

  async function refresh() {
    await Promise.all([utils.subscription.status.invalidate(), utils.receipts.planUse.invalidate()]);
  }

  const create = trpc.subscription.create.useMutation({
    onSuccess: (answer) => setClientSecret(answer.clientSecret),
    onError: failed(t("notCreated")),
  });
  const cancel = trpc.subscription.cancel.useMutation({
    onSuccess: async () => {
      if (page === "subscription") {
        window.location.reload();
        return;
      }
      toast({
        title: t("cancelled"),
        description: t("cancelledText"),
        tone: "success",
      });
      await refresh();
    },
    onError: failed(t("notCancelled")),
  });
  const reactivate = trpc.subscription.reactivate.useMutation({
    onSuccess: async () => {
      toast({ title: t("continues"), description: t("continuesText"), tone: "success" });
      await refresh();
    },
    onError: failed(t("notReactivated")),
  });
  const portal = trpc.subscription.portal.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
    onError: failed(t("portalNotOpened")),
  });

  return { status, clientSecret, setClientSecret, create, cancel, reactivate, portal, refresh };
}

export type SubscriptionControl = ReturnType<typeof useSubscription>;
