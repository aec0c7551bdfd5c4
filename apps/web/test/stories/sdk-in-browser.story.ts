import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { DESK, signedIn, visitor } from "./support/browser";
import { samplePhoto } from "./support/photo/photos";
import { address } from "./support/product";

const ENTRY = fileURLToPath(new URL("../../../../packages/sdk/src/create-client.ts", import.meta.url));

/** The SDK as a bundler makes it ready for a page. */
async function sdkForPages(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    platform: "browser",
    format: "iife",
    globalName: "GfLedger",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/** Runs in the page: what a script of its own gets with the SDK. */
async function useSdk({ baseUrl, apiKey, photo }: { baseUrl: string; apiKey: string; photo: string }) {
  const { createClient, GfLedgerError } = (globalThis as unknown as { GfLedger: Sdk }).GfLedger;
  const ledger = createClient({ baseUrl, apiKey });
  const { email } = await ledger.auth.user.query();
  const bytes = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
  const shares: number[] = [];
  const onProgress = ({ sentBytes, totalBytes }: { sentBytes: number; totalBytes: number }) =>
    void shares.push(sentBytes / totalBytes);
  const ids: string[] = [];
  // A byte behind the picture's end makes it another photo.
  const own = (last: number) => new Uint8Array([...bytes, last]);
  for (const sent of [new Blob([own(1)]).stream(), new Blob([own(2)]), own(3)])
    ids.push((await ledger.uploadReceipt(sent, { onProgress })).id);
  const pages: number[] = [];
  for await (const { receipts } of ledger.receipts.list.pages({ status: "draft", perPage: 2 }))
    pages.push(receipts.length);
  const failure: unknown = await createClient({ baseUrl, apiKey: "gfl_wrong" })
    .auth.user.query()
    .catch((error: unknown) => error);
  const refused = failure instanceof GfLedgerError ? [failure.code, failure.requestId !== null] : failure;
  return { email, ids: new Set(ids).size, last: shares.at(-1), pages, refused };
}

type Sdk = typeof import("../../../../packages/sdk/src/create-client");

/** A page of somebody else's, on this machine as the product is: a browser asks before others may call here. */
async function otherPage() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>A notebook</title>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://notebook.localhost:${port}/`, close: () => server.close() };
}

test.each(["another", "the product's own"])(
  "api-75 the SDK works in a page of %s host, with a key, and tells failures apart",
  async (whose) => {
    const person = await signedIn(DESK);
    const made = (await person.call("POST", "/api/account/api-keys", { name: "A page" })) as { key: string };
    const { page, allow } = await visitor(DESK);
    allow(/401|favicon/);
    const other = await otherPage();
    try {
      await page.addInitScript({ content: `${await sdkForPages()}; globalThis.GfLedger = GfLedger;` });
      await page.goto(whose === "another" ? other.url : address("/robots.txt"));
      const photo = (await samplePhoto()).buffer.toString("base64");
      const baseUrl = new URL(address("/")).origin;
      expect(await page.evaluate(useSdk, { baseUrl, apiKey: made.key, photo })).toEqual({
        email: person.email,
        ids: 3,
        last: 1,
        pages: [2, 1],
        refused: ["unauthenticated", true],
      });
    } finally {
      other.close();
    }
  },
);
