import type { AccountImported, CallOptions } from "../client";
import { errorOfBody, errorOfTransport } from "./failure";
import type { Fetch } from "./resilient-fetch";

export interface AccountDataOptions {
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: Fetch;
}

/** The two calls that carry a ZIP: `GET /api/account/export` and `POST /api/account/import`. */
export function accountDataCalls({ base, headers, fetch }: AccountDataOptions) {
  async function answered(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(`${base}${path}`, init).catch((error: unknown) => {
      throw errorOfTransport(error);
    });
    if (response.ok) return response;
    const body: unknown = await response.json().catch(() => ({}));
    throw errorOfBody(response.status, (body ?? {}) as object, response);
  }

  return {
    async exportAccount(options: CallOptions = {}): Promise<Uint8Array> {
      const response = await answered("/api/account/export", { headers, ...options });
      return new Uint8Array(await response.arrayBuffer());
    },
    async importAccount(zip: Uint8Array, options: CallOptions = {}): Promise<AccountImported> {
      const response = await answered("/api/account/import", {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/zip" },
        body: zip as BodyInit,
        ...options,
      });
      return (await response.json()) as AccountImported;
    },
  };
}
