import type { AppRouter } from "@gf-ledger/api/app-router";
import { boundedSuperjson } from "@gf-ledger/api/trpc/bounded-superjson";
import { makeImportInput } from "@gf-ledger/domain/imports/import-input";
import { uploadReceiptInput } from "@gf-ledger/domain/receipt/receipt-input";
import { createTRPCClient, httpLink } from "@trpc/client";
import { initTRPC } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { receivedCall } from "@/server/request/received-call";
import { endpoint } from "@/trpc/endpoint";
import { formLink } from "@/trpc/form-link";
import { readPhotoCall } from "@/trpc/photo-calls";

const PHOTO = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251);
const t = initTRPC.create({ transformer: boundedSuperjson });

/** What the product's procedures are given, in the place of what they do with it. */
const seen: unknown[] = [];
const router = t.router({
  receipts: t.router({
    read: t.procedure.input(uploadReceiptInput).mutation(async function* ({ input }) {
      seen.push(input);
      yield { moment: { stage: "prepare" } };
      yield { receipt: { id: "r1" } };
    }),
  }),
  imports: t.router({
    make: t.procedure.input(makeImportInput).mutation(({ input }) => {
      seen.push(input);
      return { lineItemCount: 2 };
    }),
  }),
});

const types: (string | null)[] = [];
beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { lang: "fr-CA" } });
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const request = new Request(`http://localhost${address}`, init);
    types.push(request.headers.get("content-type"));
    const carries = address.includes("imports") ? "file" : "image";
    const req = await receivedCall(request, carries, "somebody");
    return fetchRequestHandler({ endpoint: "/api/trpc", req, router });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  seen.length = 0;
  types.length = 0;
});

test("receipts-97 the upload page sends a photo in a form, and the stages of its reading are streamed", async () => {
  const events = [];
  for await (const event of await readPhotoCall(PHOTO)) events.push(event);
  expect(events).toEqual([{ moment: { stage: "prepare" } }, { receipt: { id: "r1" } }]);
  expect(types).toEqual([expect.stringMatching(/^multipart\/form-data; boundary=/)]);
  const [{ image } = { image: new Uint8Array() }] = seen as { image: Uint8Array }[];
  expect(Buffer.from(image).equals(PHOTO)).toBe(true);
});

test("receipts-97 a table goes in a form with its mapping and choices, typed as they were", async () => {
  const client = createTRPCClient<AppRouter>({ links: [formLink, httpLink(endpoint)] });
  const mapping = {
    headingRow: 1,
    columns: { purchaseDate: 0, name: 1, price: 2 },
    dateOrder: "ymd" as const,
    decimal: "." as const,
    pricesAreEach: false,
  };
  const sent = { fileName: "groceries.csv", mapping, withoutFaults: true };
  const made = await client.imports.make.mutate({ ...sent, file: Buffer.from("Date,Product,Price\n") });
  expect(made).toEqual({ lineItemCount: 2 });
  const [{ file, ...others } = { file: new Uint8Array() }] = seen as { file: Uint8Array }[];
  expect(others).toMatchObject({ ...sent, withDuplicates: false });
  expect(Buffer.from(file).toString()).toBe("Date,Product,Price\n");
});
