import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { GfLedgerClient } from "../create-client";
import { GfLedgerError } from "../gf-ledger-error";
import { fingerprintOf, recordUpload, type UploadRecord } from "./settings-folder";
import type { Terminal } from "./terminal";

export interface Uploaded {
  readonly file: string;
  readonly status: "uploaded" | "skipped" | "failed";
  readonly receiptId: string | null;
  readonly items?: number;
  readonly duplicateOf?: string | null;
  readonly message?: string;
  readonly code?: string;
}

/** What an upload works with: the command's surroundings, and the photos that were uploaded before. */
export interface Run {
  readonly terminal: Terminal;
  readonly client: GfLedgerClient;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly known: Map<string, UploadRecord[]>;
  readonly onShare: (file: string, share: number) => void;
}

/**
 * Whether the key's account still has what was made of a photo: a draft may have been discarded, or be another
 * account's. A key that may not look trusts its own uploads alone.
 */
async function isThere({ client, apiKey }: Run, { receiptId, key }: UploadRecord): Promise<boolean> {
  try {
    await client.receipts.get.query({ id: receiptId });
    return true;
  } catch (error) {
    if (!(error instanceof GfLedgerError)) throw error;
    if (error.code === "not_found" || error.code === "bad_request") return false;
    if (error.code === "forbidden") return key === fingerprintOf(apiKey);
    throw error;
  }
}

/** Uploads one photo; one of which the account has a draft or receipt is skipped (api-33). @throws GfLedgerError */
export async function uploadFile(run: Run, file: string): Promise<Uploaded> {
  return uploadImage(run, file, await readFile(file));
}

/** {@link uploadFile} of a photo whose bytes are there. */
export async function uploadImage(run: Run, file: string, image: Uint8Array): Promise<Uploaded> {
  const sha256 = createHash("sha256").update(image).digest("hex");
  const before = run.known.get(sha256) ?? [];
  for (const record of before.toReversed())
    if (await isThere(run, record)) return { file, status: "skipped", receiptId: record.receiptId };
  const receipt = await run.client.uploadReceipt(image, {
    onProgress: ({ sentBytes, totalBytes }) => run.onShare(file, sentBytes / totalBytes),
  });
  const key = fingerprintOf(run.apiKey);
  const record = { baseUrl: run.baseUrl, sha256, receiptId: receipt.id, key };
  run.known.set(sha256, [...before, record]);
  await recordUpload(run.terminal, record);
  const { id: receiptId, duplicateOf, items } = receipt;
  return { file, status: "uploaded", receiptId, items: items.length, duplicateOf };
}
