"use client";

import { useTranslations } from "use-intl";
import { toastFailure } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";

/** Changes whose records this browser shows; the page is loaded anew, since all that it holds is somebody else's. */
export function useLookingAt(page?: string) {
  const t = useTranslations("household");
  const look = trpc.household.lookAt.useMutation({
    retry: false,
    onSuccess: () => (page ? window.location.assign(page) : window.location.reload()),
    onError: (error) => toastFailure(error, { title: t("failed"), otherwise: t("tryAgain") }),
  });
  return { busy: look.isPending, lookAt: (accountId: string | null) => look.mutate({ accountId }) };
}
