import type { ReadingStage } from "@gf-ledger/domain/reading/reading-stage";
import type { ReadFailure } from "../receipt-reader";

/** To the process: an image to work on, or the request to give up the one with this number. */
export type ToReadingProcess =
  | {
      readonly kind: "work";
      readonly id: number;
      readonly image: Uint8Array;
      readonly withinMs: number;
      /** What is asked about the image, where a process answers more than one question. */
      readonly asked: unknown;
    }
  | { readonly kind: "stop"; readonly id: number };

/** The outcome for an image, as sent between processes; `Made` is what was asked for. */
export type ProcessOutcome<Made> =
  | { readonly ok: true; readonly made: Made }
  | { readonly ok: false; readonly reason: ReadFailure; readonly message: string };

/** From the process, about the image with this number. One `outcome` ends it. */
export type FromReadingProcess<Made> =
  | { readonly kind: "stage"; readonly id: number; readonly stage: ReadingStage }
  | {
      readonly kind: "outcome";
      readonly id: number;
      readonly outcome: ProcessOutcome<Made>;
      readonly use: ProcessUse;
    };

/** What an image cost its process. */
export interface ProcessUse {
  /** The most memory the process has held so far. */
  readonly peakBytes: number;
  /** Of all its threads, for this image. */
  readonly processorSeconds: number;
}
