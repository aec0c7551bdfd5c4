import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { GfLedgerClient } from "../create-client";
import { recordUpload } from "./settings-folder";
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
  readonly known: Map<string, string>;
  readonly onShare: (file: string, share: number) => void;
}

/** Uploads one photo; one that was uploaded before is skipped. @throws GfLedgerError */
export async function uploadFile(run: Run, file: string): Promise<Uploaded> {
  return uploadImage(run, file, await readFile(file));
}

/** {@link uploadFile} of a photo whose bytes are there. */
export async function uploadImage(run: Run, file: string, image: Uint8Array): Promise<Uploaded> {
  const sha256 = createHash("sha256").update(image).digest("hex");
  const before = run.known.get(sha256);
  if (before) return { file, status: "skipped", receiptId: before };
  const receipt = await run.client.uploadReceipt(image, {
    onProgress: ({ sentBytes, totalBytes }) => run.onShare(file, sentBytes / totalBytes),
  });
  run.known.set(sha256, receipt.id);
  await recordUpload(run.terminal, { baseUrl: run.baseUrl, sha256, receiptId: receipt.id });
  const { id: receiptId, duplicateOf, items } = receipt;
  return { file, status: "uploaded", receiptId, items: items.length, duplicateOf };
}
