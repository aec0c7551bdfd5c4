import { EventEmitter, on } from "node:events";
import type { ReadingMoment } from "@gf-ledger/domain/reading/reading-stage";
import type { SignedInContext } from "../context";
import { createReceipt } from "../drafts/verbs/create-receipt";

/** An event of a reading: a stage as it begins, or at the end the outcome of `createReceipt`. */
export type ReadingEvent =
  | { readonly moment: ReadingMoment }
  | { readonly outcome: Awaited<ReturnType<typeof createReceipt>> };

/**
 * `createReceipt` with its stages (receipts-8). A caller who stops listening, or aborts `signal`, ends the
 * reading, which then stores nothing.
 */
export async function* followReading(
  ctx: SignedInContext,
  input: { readonly image: Uint8Array },
  signal: AbortSignal | undefined,
): AsyncGenerator<ReadingEvent, void, undefined> {
  const left = new AbortController();
  const stages = new EventEmitter();
  const reported = on(stages, "stage", { close: ["end"] }) as AsyncIterable<[ReadingMoment]>;
  const reading = createReceipt(ctx, input, {
    signal: signal ? AbortSignal.any([signal, left.signal]) : left.signal,
    onStage: (stage, place) => stages.emit("stage", { stage, ...place }),
  });
  const ended = () => stages.emit("end");
  reading.then(ended, ended);
  try {
    for await (const [moment] of reported) yield { moment };
    yield { outcome: await reading };
  } finally {
    left.abort();
  }
}
