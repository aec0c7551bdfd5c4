"use client";

import { MAX_LINE_ITEMS_AT_ONCE } from "@gf-ledger/domain/tax-report/line-item-bounds";
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
      do {
        const asked = read.length === 0 ? undefined : { page: read.length + 1 };
        read.push((await taxReport.lineItems.query(asked, { signal })).lineItems);
      } while (read.at(-1)?.length === MAX_LINE_ITEMS_AT_ONCE);
      return { lineItems: read.flat() };
    },
  });
}
