import { Worker } from "node:worker_threads";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import type { ImportMessage } from "./import-worker";
import type { ArchiveBatch, RefusedArchive } from "./read-archive";

/** Many times what the largest account needs. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 };
/** A batch takes milliseconds; a thread silent for this long reads a file that was not made here. */
const SILENT_MS = 30_000;

const TOO_MUCH: ImportMessage = {
  kind: "batch",
  batch: { kind: "refused", refusal: refused("zip_too_much_at_once") },
};

/** The thread's next answer. A thread that runs out of memory ends without the server. */
function nextMessage(thread: Worker, signal: AbortSignal | undefined): Promise<ImportMessage> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      thread.off("message", onMessage).off("error", onError).off("exit", onExit);
      end();
    };
    const onAbort = () => settle(() => reject(signal?.reason));
    const onMessage = (message: ImportMessage) => settle(() => resolve(message));
    const onError = (error: NodeJS.ErrnoException) =>
      settle(() => (error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve(TOO_MUCH) : reject(error)));
    const onExit = () => settle(() => resolve(TOO_MUCH));
    const timer = setTimeout(onExit, SILENT_MS);
    thread.on("message", onMessage).on("error", onError).on("exit", onExit);
    signal?.addEventListener("abort", onAbort, { once: true });
    if (signal?.aborted) onAbort();
    else thread.postMessage("next");
  });
}

/**
 * Reads a download in a thread of its own with bounded memory, one batch whenever one is asked for, so that
 * no ZIP can block or crash the server. @throws the signal's reason when it is aborted.
 */
export async function* archiveBatches(
  zip: Uint8Array,
  { workerPath, signal }: { readonly workerPath: string; readonly signal?: AbortSignal | undefined },
): AsyncGenerator<ArchiveBatch | RefusedArchive> {
  const thread = new Worker(workerPath, { workerData: { zip }, resourceLimits: MEMORY });
  // A thread that fails while nobody waits for it is noticed at the next question.
  thread.on("error", () => {});
  try {
    for (;;) {
      const message = await nextMessage(thread, signal);
      if (message.kind === "end") return;
      yield message.batch;
      if (message.batch.kind === "refused") return;
    }
  } finally {
    await thread.terminate();
  }
}
