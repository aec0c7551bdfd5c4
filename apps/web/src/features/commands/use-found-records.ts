"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useDeferredValue, useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { trpc } from "@/trpc/client";
import { useLineItems } from "../reports/use-line-items";
import type { CommandEntry } from "./command-entry";

const MAX = 6;
const LETTERS = 2;

/** The receipts whose store or items are what was typed. */
export function useFoundReceipts(typed: string, goTo: (page: string) => void): readonly CommandEntry[] {
  const locale = useLocale();
  const common = useTranslations("common");
  const query = useDeferredValue(typed.trim());
  const { data } = trpc.receipts.list.useQuery(
    { query, perPage: MAX },
    { enabled: query.length >= LETTERS, placeholderData: (before) => before },
  );
  if (query.length < LETTERS) return [];
  return (data?.receipts ?? []).map(({ id, store, purchaseDate, total, currency }) => ({
    id: `receipt ${id}`,
    group: "receipts",
    label: store ?? common("unknownStore"),
    detail: [
      purchaseDate === null ? common("unknownDate") : formatDate(purchaseDate, locale, "medium"),
      ...(total === null ? [] : [formatMoney(total, locale, currency)]),
    ].join(" · "),
    run: () => goTo(`/receipt-review/${id}`),
  }));
}

/** The products in the person's records, each name once; a product leads to its purchases. */
export function useProducts(goTo: (page: string) => void): readonly CommandEntry[] {
  const { data } = useLineItems();
  return useMemo(() => {
    const named = new Map<string, { name: string; year: string }>();
    for (const { name, purchaseDate } of data?.lineItems ?? []) {
      const key = spellingKey(name);
      if (!named.has(key)) named.set(key, { name, year: purchaseDate.slice(0, 4) });
    }
    return [...named].map(([key, { name, year }]) => ({
      id: `product ${key}`,
      group: "products",
      label: name,
      detail: year,
      run: () => goTo(`/reports?${new URLSearchParams({ year, q: name })}`),
    }));
  }, [data, goTo]);
}
