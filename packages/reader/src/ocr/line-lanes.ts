import { availableParallelism } from "node:os";
import { parentPort, Worker } from "node:worker_threads";
import type { DecodedLine } from "./ctc-decode";
import type { LineCrop } from "./line-crop";
import type { LineReader } from "./line-reader";

interface LinesAsked {
  readonly id: number;
  readonly crops: readonly LineCrop[];
  readonly width: number;
}

interface LinesRead {
  readonly id: number;
  readonly lines: DecodedLine[];
}

/** A thread that reads lines. One that ends takes its process along, so that the next photo gets a new one. */
function openLane(file: URL): LineReader {
  const thread = new Worker(file);
  const waiting = new Map<number, (lines: DecodedLine[]) => void>();
  let asked = 0;
  thread.once("exit", () => process.exit(1));
  thread.on("message", ({ id, lines }: LinesRead) => {
    waiting.get(id)?.(lines);
    waiting.delete(id);
  });
  return (crops, width) =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      const question: LinesAsked = { id: asked, crops, width };
      thread.postMessage(
        question,
        crops.map(({ planes }) => planes.buffer),
      );
    });
}

/**
 * Readers of lines that work side by side, one for each core and at most two: the given one, in this thread, and
 * a thread beside it.
 * @param file what the thread runs; it calls `serveLines`
 */
export function withLane(own: LineReader, file: URL): LineReader[] {
  return availableParallelism() > 1 ? [openLane(file), own] : [own];
}

/** Makes this thread read lines for the one that started it, in the order in which they are asked for. */
export function serveLines(opening: Promise<LineReader>): void {
  let last: Promise<unknown> = opening;
  parentPort?.on("message", ({ id, crops, width }: LinesAsked) => {
    last = last
      .then(() => opening)
      .then((read) => read(crops, width))
      .then((lines) => parentPort?.postMessage({ id, lines } satisfies LinesRead));
  });
}
