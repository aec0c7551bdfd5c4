import type { Readable } from "node:stream";

/** How long a client may take nothing of what waits for it. */
const MAX_STALL_MS = 20_000;

/** A download as it is made: its next part, and what ends the making. */
export interface Download {
  readonly parts: AsyncIterator<Uint8Array>;
  end(): void;
}

/**
 * The body of an answer that is made as it is taken (operating-51). A client that leaves, or takes nothing for
 * twenty seconds, is let go of, and what was made for it ends.
 */
export function downloadBody(
  { parts, end }: Download,
  maxStallMs = MAX_STALL_MS,
): ReadableStream<Uint8Array> {
  let patience: NodeJS.Timeout | undefined;
  const waitFor = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    patience = setTimeout(() => {
      controller.error(new Error("The client took nothing for too long."));
      end();
    }, maxStallMs);
    patience.unref();
  };
  return new ReadableStream<Uint8Array>(
    {
      start: waitFor,
      async pull(controller) {
        clearTimeout(patience);
        const part = await parts.next();
        if (part.done) return controller.close();
        controller.enqueue(part.value);
        waitFor(controller);
      },
      cancel() {
        clearTimeout(patience);
        end();
      },
    },
    { highWaterMark: 0 },
  );
}

/** A stream as a download; ending it destroys it. */
export const downloadOf = (stream: Readable): Download => ({
  parts: stream.iterator() as AsyncIterableIterator<Uint8Array>,
  end: () => void stream.destroy(),
});
