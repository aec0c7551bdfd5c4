import type { AppRouter } from "@gf-ledger/api/app-router";
import { createTRPCClient, httpLink } from "@trpc/client";
import superjson from "superjson";

/** A call that carries a file is sent alone, never in a batch. */
export const fileCalls = createTRPCClient<AppRouter>({
  links: [
    httpLink({
      url: "/api/trpc",
      transformer: superjson,
      headers: () => ({ "Accept-Language": document.documentElement.lang }),
    }),
  ],
});

/** A file's bytes as base64. Rejects where the browser cannot read it, for example after it was moved. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.readAsDataURL(file);
  });
}
