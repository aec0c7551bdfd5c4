import { buffer } from "node:stream/consumers";
import { readArchive } from "@gf-ledger/api/account-data/archive/read-archive";
import { refusalError } from "@gf-ledger/api/refusals/refusal-error";
import { ZipFile } from "yazl";
import { type FuzzTarget, promise, utf8Bytes } from "../fuzz-target";

function zipOf(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

const MANIFEST = JSON.stringify({
  format: "gf-ledger-account-data",
  version: 2,
  exportedAt: "2026-03-20T12:00:00.000Z",
  sample: false,
  figures: { receipts: 0, receiptItems: 0, lineItems: 0, ownPrices: 0, extraCost: { CAD: 0, USD: 0 } },
});

/** accounts-41: an upload that is not the product's own download is refused with a sentence, not a fault. */
export const zipImport: FuzzTarget = {
  seeds: async () => [
    await zipOf({
      "manifest.json": MANIFEST,
      "receipts.json": "[]",
      "line-items.json": "[]",
      "own-prices.json": "[]",
    }),
    await zipOf({ "manifest.json": "{}" }),
    utf8Bytes("PK\x05\x06"),
  ],
  async run(data) {
    for await (const batch of readArchive(data)) {
      if (batch.kind === "refused") promise(refusalError(batch.refusal).status < 500, "a refusal of the ZIP");
      else promise(batch.kind !== undefined, "a batch of a kind");
    }
  },
};
