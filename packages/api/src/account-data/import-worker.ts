import { once } from "node:events";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { type ArchiveBatch, type RefusedArchive, readArchive } from "./read-archive";

/** The thread's answer each time it is asked for a batch. */
export type ImportMessage =
  | { readonly kind: "batch"; readonly batch: ArchiveBatch | RefusedArchive }
  | { readonly kind: "end" };

/** Sends each batch when it is asked for, and reads no further until then. */
async function work(port: MessagePort, zip: Uint8Array): Promise<void> {
  const answer = async (message: ImportMessage) => {
    await once(port, "message");
    port.postMessage(message);
  };
  for await (const batch of readArchive(zip)) await answer({ kind: "batch", batch });
  await answer({ kind: "end" });
}

if (!parentPort) throw new Error("This file is run as a worker thread.");
void work(parentPort, (workerData as { zip: Uint8Array }).zip);
