"use client";

import { useMemo } from "react";
import { trpc } from "@/trpc/client";

/** How many comments on line items are open: all of them, and by the line item's id. */
export interface OpenComments {
  readonly total: number;
  of(lineItemId: string): number;
}

/** Counts the open comments on line items in every claim; none while they are loading (accounts-56). */
export function useOpenComments(): OpenComments {
  const { data } = trpc.claims.list.useQuery();
  const lists = trpc.useQueries((t) =>
    (data?.claims ?? []).map(({ id }) => t.comments.list({ claimId: id })),
  );
  const comments = lists.flatMap((list) => list.data?.comments ?? []);
  const open = comments.flatMap(({ settled, lineItemId }) => (settled || !lineItemId ? [] : [lineItemId]));
  const key = open.join(" ");
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const id of key === "" ? [] : key.split(" ")) counts.set(id, (counts.get(id) ?? 0) + 1);
    return { total: open.length, of: (id) => counts.get(id) ?? 0 };
  }, [key, open.length]);
}
