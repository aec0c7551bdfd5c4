"use client";

import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";

/** Writes people and shares; a refusal is shown in the server's words and answers `null`. */
export function usePeopleChanges() {
  const toastError = useToastError();
  const cache = trpc.useUtils();
  const options = {
    retry: false,
    // One after the other: two taps in a row must end as the second one said.
    scope: { id: "people" },
    onSuccess: () => {
      void cache.people.invalidate();
      void cache.taxReport.products.invalidate();
    },
    onError: toastError,
  } as const;
  const adding = trpc.people.add.useMutation(options);
  const changing = trpc.people.change.useMutation(options);
  const deleting = trpc.people.delete.useMutation(options);
  const restoring = trpc.people.restore.useMutation(options);
  const sharing = trpc.people.setShares.useMutation(options);
  const sharingItem = trpc.people.setLineItemShares.useMutation(options);
  const orNull = <Answer>(call: Promise<Answer>) => call.catch(() => null);
  return {
    busy: adding.isPending || changing.isPending || deleting.isPending,
    add: (input: Parameters<typeof adding.mutateAsync>[0]) => orNull(adding.mutateAsync(input)),
    change: (input: Parameters<typeof changing.mutateAsync>[0]) => orNull(changing.mutateAsync(input)),
    remove: (id: string) => orNull(deleting.mutateAsync({ id, withAll: true })),
    restore: (id: string) => orNull(restoring.mutateAsync({ id })),
    share: (input: Parameters<typeof sharing.mutateAsync>[0]) => orNull(sharing.mutateAsync(input)),
    shareItem: (input: Parameters<typeof sharingItem.mutateAsync>[0]) =>
      orNull(sharingItem.mutateAsync(input)),
  };
}
