import type { AppRouter } from "@gf-ledger/api/app-router";
import { createTRPCClient, httpBatchStreamLink, httpLink } from "@trpc/client";
import { endpoint } from "./endpoint";

/** A `fetch` that sends the photo's own bytes in place of a call's JSON; base64 would be a third more. */
function carrying(body: Blob | FormData): typeof fetch {
  return (address, init) => {
    const headers = new Headers(init?.headers);
    // The browser sets the type of the body that is sent.
    headers.delete("content-type");
    return fetch(address, { ...init, headers, body, credentials: "include", cache: "no-store" });
  };
}

const SENT_AS_BYTES = "";

/** Has a photo read: gives the reading's stages, then the draft. Aborting the signal ends the reading. */
export function readPhotoCall(photo: Blob, signal?: AbortSignal) {
  const link = httpBatchStreamLink({ ...endpoint, maxItems: 1, fetch: carrying(photo) });
  const client = createTRPCClient<AppRouter>({ links: [link] });
  return client.receipts.read.mutate({ image: SENT_AS_BYTES }, signal ? { signal } : {});
}

/** Confirms a receipt with its photo, which the server checks and drops (receipts-25). */
export function confirmPhotoCall(id: string, photo: Blob) {
  const form = new FormData();
  form.append("id", id);
  form.append("image", photo);
  const client = createTRPCClient<AppRouter>({ links: [httpLink({ ...endpoint, fetch: carrying(form) })] });
  return client.receipts.confirm.mutate({ id, image: SENT_AS_BYTES });
}
