"use client";

import { useTranslations } from "use-intl";
import { sayRefused } from "@/features/household/say-refused";
import { trpc } from "@/trpc/client";

/** Writes, settles and deletes the comments of a claim; a refusal is said in the server's words (accounts-56). */
export function useCommentChanges(claimId: string) {
  const t = useTranslations("claimComments");
  const utils = trpc.useUtils();
  const options = {
    retry: false,
    onSuccess: () => void utils.comments.list.invalidate({ claimId }),
    onError: (error: unknown) => sayRefused(error, { title: t("failed"), otherwise: t("tryAgain") }),
  } as const;
  const adding = trpc.comments.add.useMutation(options);
  const settling = trpc.comments.settle.useMutation(options);
  const deleting = trpc.comments.delete.useMutation(options);
  return {
    busy: adding.isPending,
    add: (text: string, lineItemId: string | null, onAdded: () => void) =>
      adding.mutate({ claimId, text, lineItemId }, { onSuccess: onAdded }),
    settle: (id: string, settled: boolean) => settling.mutate({ id, settled }),
    remove: (id: string) => deleting.mutate({ id }),
  };
}
