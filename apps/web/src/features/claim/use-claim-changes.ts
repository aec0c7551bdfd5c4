"use client";

import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";

/** Beginning, changing, filing and adjusting a claim; a refusal is shown in the server's words. */
export function useClaimChanges() {
  const cache = trpc.useUtils();
  const options = {
    retry: false,
    onSuccess: () => void cache.claims.invalidate(),
    onError: useToastError(),
  } as const;
  const creating = trpc.claims.create.useMutation(options);
  const changing = trpc.claims.change.useMutation(options);
  const filing = trpc.claims.file.useMutation(options);
  const takingBack = trpc.claims.takeBack.useMutation(options);
  const adjusting = trpc.claims.adjust.useMutation(options);
  const orNull = <Answer>(call: Promise<Answer>) => call.catch(() => null);
  return {
    busy:
      creating.isPending ||
      changing.isPending ||
      filing.isPending ||
      takingBack.isPending ||
      adjusting.isPending,
    begin: (taxYear: number) => void creating.mutate({ taxYear }),
    change: (input: Parameters<typeof changing.mutateAsync>[0]) => orNull(changing.mutateAsync(input)),
    file: (id: string, filedOn: string, moreRepayments: boolean | null) =>
      orNull(filing.mutateAsync({ id, moreRepayments, ...(filedOn ? { filedOn } : {}) })),
    takeBack: (id: string, why: string) => orNull(takingBack.mutateAsync({ id, why })),
    adjust: (id: string, why: string) => orNull(adjusting.mutateAsync({ id, ...(why ? { why } : {}) })),
  };
}
