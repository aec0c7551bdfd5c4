import { monitorEventLoopDelay } from "node:perf_hooks";
import type { ReceiptReader } from "../src/receipt-reader";

const NANOSECONDS = 1e6;

/** A reader whose caller's event loop is watched, only while it reads. */
export interface WatchedReader {
  readonly reader: ReceiptReader;
  /** The longest time between two turns of this thread's loop while an image was read, in milliseconds. */
  longestMs(): number;
}

/** Watches the thread it is called on, which in the product also answers every other visitor. */
export function watchEventLoop(reader: ReceiptReader): WatchedReader {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  return {
    reader: {
      name: reader.name,
      version: reader.version,
      async read(image, options) {
        delay.enable();
        try {
          return await reader.read(image, options);
        } finally {
          delay.disable();
        }
      },
      close: () => reader.close(),
    },
    longestMs: () => delay.max / NANOSECONDS,
  };
}
