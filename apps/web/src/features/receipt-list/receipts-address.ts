import { shortText, wholeNumber } from "@/features/records/address-values";

/** What the list of receipts shows, as its address says it. */
export interface ReceiptsAddress {
  readonly query: string;
  readonly status: "draft" | "confirmed" | null;
  readonly year: number | null;
  readonly store: string | null;
  readonly page: number;
}

const STATUSES = ["draft", "confirmed"] as const;

/** Reads the address; an invalid part counts as left out. */
export function readReceiptsAddress(params: URLSearchParams): ReceiptsAddress {
  const status = params.get("show");
  return {
    query: shortText(params.get("q"), 100),
    status: STATUSES.find((one) => one === status) ?? null,
    year: wholeNumber(params.get("year"), 1990, 2100),
    store: shortText(params.get("store"), 200) || null,
    page: wholeNumber(params.get("page"), 1, 10_000) ?? 1,
  };
}

/** The address's query, starting with `?` and without default values; empty when all are defaults. */
export function receiptsQuery({ query, status, year, store, page }: ReceiptsAddress): string {
  const params = new URLSearchParams();
  if (query !== "") params.set("q", query);
  if (status !== null) params.set("show", status);
  if (year !== null) params.set("year", String(year));
  if (store !== null) params.set("store", store);
  if (page !== 1) params.set("page", String(page));
  return params.size === 0 ? "" : `?${params}`;
}

/** What the server is asked for; it finds the same whatever the spaces around the words. */
export function receiptsAsked({ query, status, year, store, page }: ReceiptsAddress) {
  return {
    query: query.trim(),
    ...(status === null ? {} : { status }),
    ...(year === null ? {} : { year }),
    ...(store === null ? {} : { store }),
    page,
  };
}
