"use client";

import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "@/trpc/client";

/** All line items of the person, newest first; read page by page where there are very many (reports-55). */
export function useLineItems() {
  const { taxReport } = trpc.useUtils().client;
  return useQuery({
    queryKey: getQueryKey(trpc.taxReport.lineItems, undefined, "query"),
    queryFn: async ({ signal }) => {
      const read: LineItemView[][] = [];
      let cursor: string | null = null;
      do {
        const asked: { cursor: string } | undefined = cursor === null ? undefined : { cursor };
        const answer = await taxReport.lineItems.query(asked, { signal });
        read.push(answer.lineItems);
        cursor = answer.nextCursor;
      } while (cursor !== null);
      return { lineItems: read.flat(), nextCursor: null };
    },
  });
}
