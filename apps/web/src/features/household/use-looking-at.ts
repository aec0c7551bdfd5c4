"use client";

import { useTranslations } from "use-intl";
import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";

/** Changes whose records this browser shows; the page is reloaded, since all that it holds is somebody else's. */
export function useLookingAt(page?: string) {
  const t = useTranslations("household");
  const toastError = useToastError(t("failed"));
  const look = trpc.household.lookAt.useMutation({
    retry: false,
    onSuccess: () => (page ? window.location.assign(page) : window.location.reload()),
    onError: toastError,
  });
  return { busy: look.isPending, lookAt: (accountId: string | null) => look.mutate({ accountId }) };
}
