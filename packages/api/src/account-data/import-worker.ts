import { once } from "node:events";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { AppError } from "@gf-ledger/domain/app-error";
import { type ArchiveBatch, readArchive } from "./read-archive";

/** What the thread answers each time it is asked for more. */
export type ImportMessage =
  | { readonly kind: "batch"; readonly batch: ArchiveBatch }
  | { readonly kind: "end" }
  | { readonly kind: "refused"; readonly code: AppError["code"]; readonly message: string };

/** Sends each batch when it is asked for, and reads no further until then. */
async function work(port: MessagePort, zip: Uint8Array): Promise<void> {
  const answer = async (message: ImportMessage) => {
    await once(port, "message");
    port.postMessage(message);
  };
  try {
    for await (const batch of readArchive(zip)) await answer({ kind: "batch", batch });
    await answer({ kind: "end" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await answer({ kind: "refused", code: error.code, message: error.message });
  }
}

if (!parentPort) throw new Error("This file is run as a worker thread.");
void work(parentPort, (workerData as { zip: Uint8Array }).zip);
