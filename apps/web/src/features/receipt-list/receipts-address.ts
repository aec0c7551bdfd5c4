import { z } from "zod";

/** What the list of receipts shows, as its address says it. */
export interface ReceiptsAddress {
  readonly query: string;
  readonly status: "draft" | "confirmed" | null;
  readonly year: number | null;
  readonly store: string | null;
  readonly page: number;
}

const schema = z.object({
  query: z.string().max(100).catch(""),
  status: z.enum(["draft", "confirmed"]).nullable().catch(null),
  year: z.coerce.number().int().min(1990).max(2100).nullable().catch(null),
  store: z.string().min(1).max(200).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

/** Reads the address; an invalid part counts as left out. */
export function readReceiptsAddress(params: URLSearchParams): ReceiptsAddress {
  const { year, ...read } = schema.parse({
    query: params.get("q") ?? "",
    status: params.get("show"),
    year: params.get("year"),
    store: params.get("store"),
    page: params.get("page"),
  });
  return { ...read, year: params.has("year") ? year : null };
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
