import { parentPort } from "node:worker_threads";
import { readFailure } from "../image/image-problem";
import { loadOcrModels } from "../ocr/ocr-models";
import { readReceiptImage } from "./read-receipt-image";
import type { ReadRequest, WorkerMessage } from "./worker-messages";

/** The reader's thread: everything native and everything slow happens here, one image at a time. */
const port = parentPort;
if (!port) throw new Error("The reader's worker is started as a worker thread");
const send = (message: WorkerMessage) => port.postMessage(message);

// The listener comes first: a request sent while the models load must not be lost.
const models = loadOcrModels();
port.on("message", async ({ id, image }: ReadRequest) => {
  try {
    const outcome = await readReceiptImage(image, await models, (stage) =>
      send({ kind: "stage", id, stage }),
    );
    send({ kind: "outcome", id, outcome });
  } catch (error) {
    console.error("The reader failed on an image", error);
    send({ kind: "outcome", id, outcome: readFailure("vendor_failed") });
  }
});
await models;
send({ kind: "ready" });
