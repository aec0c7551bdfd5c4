import type { QueryClient } from "@tanstack/react-query";

/**
 * Resolves once no change is under way any more, so that a save never overtakes an edit made just before it.
 */
export function mutationsSettled(queryClient: QueryClient): Promise<void> {
  if (queryClient.isMutating() === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = queryClient.getMutationCache().subscribe(() => {
      if (queryClient.isMutating() > 0) return;
      unsubscribe();
      resolve();
    });
  });
}
