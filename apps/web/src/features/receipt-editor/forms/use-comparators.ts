"use client";

import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useDeferredValue } from "react";
import { useLocale } from "use-intl";
import { trpc } from "@/trpc/client";
import { packageWords, type ShownComparator } from "./comparator";
import { usePriceBasis } from "./use-price-basis";

/** How many are offered of each kind. */
const OFFERED = 8;

/** What the typed words find in the person's price book and in the catalogue; nothing for fewer than two letters. */
export function useComparators(typed: string) {
  const locale = useLocale();
  const { amount } = usePriceBasis();
  const query = useDeferredValue(typed.trim());
  const enabled = query.length >= 2;
  const options = { enabled, placeholderData: <Answer>(last: Answer | undefined) => last };
  const catalogue = trpc.products.search.useQuery({ query, perPage: OFFERED }, options);
  const book = trpc.priceBook.list.useQuery({ query, perPage: OFFERED }, options);
  const money = (dollars: number) => formatMoney(dollars, locale);
  if (!enabled) return { seen: [], products: [] };
  const seen = (book.data?.observations ?? []).map(
    ({ id, productId, name, store, price, ...size }): ShownComparator & { readonly key: string } => ({
      key: id,
      productId,
      name,
      detail: [packageWords(size, money(price), amount), ...(store ? [store] : [])].join(" · "),
      ...(productId === null ? { ownPrice: price } : {}),
    }),
  );
  const products = (catalogue.data?.items ?? []).map(
    ({ id, name, averagePrice, ...size }): ShownComparator & { readonly key: string } => ({
      key: id,
      productId: id,
      name,
      detail: packageWords(size, money(averagePrice), amount),
    }),
  );
  return { seen, products };
}
