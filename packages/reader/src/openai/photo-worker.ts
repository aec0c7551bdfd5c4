import { parentPort, workerData } from "node:worker_threads";
import { type ImageProblem, ImageProblemError } from "../image/image-problem";
import { type PhotoForModel, photoForModel } from "./photo-for-model";

/** What this thread answers, once. */
export type PhotoAnswer =
  | { readonly ok: true; readonly photo: PhotoForModel }
  | { readonly ok: false; readonly reason: ImageProblem; readonly message: string };

async function answer(bytes: Uint8Array): Promise<PhotoAnswer> {
  try {
    return { ok: true, photo: await photoForModel(bytes) };
  } catch (error) {
    if (!(error instanceof ImageProblemError)) throw error;
    return { ok: false, reason: error.reason, message: error.message };
  }
}

parentPort?.postMessage(await answer(workerData));
