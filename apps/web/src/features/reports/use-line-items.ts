"use client";

import type { LineItemsAnswer, LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "@/trpc/client";

type Ask = (asked: { cursor: string } | undefined) => Promise<LineItemsAnswer>;

/** Reads page after page. A server of before cursors names no next one, which is taken for the end. */
export async function everyLineItem(ask: Ask): Promise<LineItemView[]> {
  const read: LineItemView[][] = [];
  let cursor: string | null | undefined;
  do {
    const answer = await ask(cursor ? { cursor } : undefined);
    read.push(answer.lineItems);
    cursor = answer.nextCursor;
  } while (cursor);
  return read.flat();
}

/** All line items of the person, newest first; read page by page where there are very many (reports-55). */
export function useLineItems() {
  const { taxReport } = trpc.useUtils().client;
  return useQuery({
    queryKey: getQueryKey(trpc.taxReport.lineItems, undefined, "query"),
    queryFn: async ({ signal }) => ({
      lineItems: await everyLineItem((asked) => taxReport.lineItems.query(asked, { signal })),
      nextCursor: null,
    }),
  });
}
