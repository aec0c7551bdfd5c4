"use client";

import { useState } from "react";
import { toast } from "@/components/toast";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

/** The page on which a subscription is changed; each tells failures differently (plans-23). */
export type SubscriptionPage = "subscription" | "my-subscription";

/** The plan and its changes. Failures are only logged on /subscription; /my-subscription shows a toast. */
export function useSubscription(page: SubscriptionPage) {
  const utils = trpc.useUtils();
  // plans-21: the status is tried up to three times more, on /subscription once more.
  const status = trpc.subscription.status.useQuery(undefined, { retry: page === "subscription" ? 1 : 3 });
  const [clientSecret, setClientSecret] = useState<string | null>(null);

  function failed(fallback: string) {
    return (error: unknown) => {
      if (page === "subscription") console.error(fallback, error);
      else toast({ title: "Error", description: failureOf(error).message ?? fallback, tone: "danger" });
    };
  }

  async function refresh() {
    await Promise.all([utils.subscription.status.invalidate(), utils.receipts.planUse.invalidate()]);
  }

  const create = trpc.subscription.create.useMutation({
    onSuccess: (answer) => setClientSecret(answer.clientSecret),
    onError: failed("Failed to create subscription"),
  });
  const cancel = trpc.subscription.cancel.useMutation({
    onSuccess: async () => {
      if (page === "subscription") {
        window.location.reload();
        return;
      }
      toast({
        title: "Subscription Cancelled",
        description: "Your subscription has been cancelled successfully.",
        tone: "success",
      });
      await refresh();
    },
    onError: failed("Failed to cancel subscription"),
  });
  const reactivate = trpc.subscription.reactivate.useMutation({
    onSuccess: async () => {
      toast({ title: "Subscription continues", description: "It will renew as before.", tone: "success" });
      await refresh();
    },
    onError: failed("Failed to reactivate subscription"),
  });
  const portal = trpc.subscription.portal.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
    onError: failed("Failed to open the payment provider's page"),
  });

  return { status, clientSecret, setClientSecret, create, cancel, reactivate, portal, refresh };
}

export type SubscriptionControl = ReturnType<typeof useSubscription>;
