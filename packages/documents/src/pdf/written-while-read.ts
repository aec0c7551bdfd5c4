import { setImmediate as pause } from "node:timers/promises";

/** Bytes that are written before somebody takes them. */
const MAX_UNREAD_BYTES = 256 * 1024;

/** A document that is printed no faster than it is read. */
export interface WrittenWhileRead {
  /** Lets other work have its turn, and waits until what was written is taken. @throws when nobody reads on. */
  taken(): Promise<void>;
  /** The document in parts, while `print` prints it. Whoever stops reading ends the printing. */
  parts(print: () => Promise<void>): AsyncGenerator<Uint8Array>;
}

export function writtenWhileRead(pdf: PDFKit.PDFDocument): WrittenWhileRead {
  let wake = () => {};
  pdf.once("close", () => wake());
  return {
    async taken() {
      await pause();
      while (!pdf.destroyed && pdf.readableLength > MAX_UNREAD_BYTES)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (pdf.destroyed) throw new Error("Nobody reads this document any more.");
    },
    async *parts(print) {
      print().then(
        () => pdf.end(),
        (error: Error) => pdf.destroy(error),
      );
      for await (const part of pdf) {
        yield part as Uint8Array;
        wake();
      }
    },
  };
}
