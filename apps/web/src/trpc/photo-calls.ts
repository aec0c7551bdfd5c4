import type { AppRouter } from "@gf-ledger/api/app-router";
import { formOfInput } from "@gf-ledger/domain/input/form-of-input";
import { createTRPCClient, httpBatchStreamLink, type TRPCLink } from "@trpc/client";
import { endpoint } from "./endpoint";

/** tRPC streams the answer to JSON alone, so the form goes in the place of the JSON that its link writes. */
const streamedForm: TRPCLink<AppRouter> =
  (runtime) =>
  ({ op, next }) => {
    const sendForm: typeof fetch = (address, init) => {
      const headers = new Headers(init?.headers);
      // The browser sets the form's own.
      headers.delete("content-type");
      return fetch(address, { ...init, headers, body: formOfInput(op.input), cache: "no-store" });
    };
    const link = httpBatchStreamLink<AppRouter>({ ...endpoint, maxItems: 1, fetch: sendForm });
    return link(runtime)({ op: { ...op, input: undefined }, next });
  };

const client = createTRPCClient<AppRouter>({ links: [streamedForm] });

/** Has a photo read: gives the reading's stages, then the draft. Aborting the signal ends the reading. */
export const readPhotoCall = (image: Uint8Array, signal?: AbortSignal) =>
  client.receipts.read.mutate({ image }, signal ? { signal } : {});
