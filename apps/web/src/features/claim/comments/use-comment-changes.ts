"use client";

import type { CommentView } from "@gf-ledger/domain/account/household-access";
import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { useToastError } from "@/features/language/toast-failure";
import { useUndoToast } from "@/features/language/use-undo-toast";
import { trpc } from "@/trpc/client";

/** Writes, settles and deletes the comments of a claim; a refusal is said in the server's words (accounts-56). */
export function useCommentChanges(claimId: string) {
  const t = useTranslations("claimComments");
  const toastError = useToastError(t("failed"));
  const toastUndo = useUndoToast();
  const utils = trpc.useUtils();
  const options = {
    retry: false,
    onSuccess: () => void utils.comments.list.invalidate({ claimId }),
    onError: toastError,
  } as const;
  const adding = trpc.comments.add.useMutation(options);
  const settling = trpc.comments.settle.useMutation(options);
  const deleting = trpc.comments.delete.useMutation(options);
  return {
    busy: adding.isPending,
    add: (text: string, lineItemId: string | null, onAdded: () => void) =>
      adding.mutate({ claimId, text, lineItemId }, { onSuccess: onAdded }),
    settle: (id: string, settled: boolean) => settling.mutate({ id, settled }),
    /** One's own comment can be written again at once; somebody else's could not be in their name. */
    remove: async ({ id, own, text, lineItemId }: CommentView) => {
      if ((await deleting.mutateAsync({ id }).catch(() => null)) === null) return;
      const done = { title: t("deleted") };
      if (own) toastUndo(done, () => adding.mutate({ claimId, text, lineItemId }));
      else toast(done);
    },
  };
}
