import type { ReadingStage, ReadOutcome } from "../receipt-reader";

/** To the worker: one image to read. */
export interface ReadRequest {
  id: number;
  image: Uint8Array;
}

/** From the worker. `ready` comes once, when the models are loaded. */
export type WorkerMessage =
  | { kind: "ready" }
  | { kind: "stage"; id: number; stage: ReadingStage }
  | { kind: "outcome"; id: number; outcome: ReadOutcome };
