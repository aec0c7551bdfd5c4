import { availableParallelism } from "node:os";
import { parentPort, Worker } from "node:worker_threads";
import type { DecodedLine } from "./ctc-decode";
import type { LineCrop } from "./line-crop";
import type { LineReader } from "./line-reader";

interface LineAsked {
  readonly id: number;
  readonly crop: LineCrop;
  readonly width: number;
}

interface LineRead {
  readonly id: number;
  readonly line: DecodedLine;
}

/** A thread that reads lines. One that ends takes its process along, so that the next photo gets a new one. */
function openLane(file: URL): LineReader {
  const thread = new Worker(file);
  const waiting = new Map<number, (line: DecodedLine) => void>();
  let asked = 0;
  thread.once("exit", () => process.exit(1));
  thread.on("message", ({ id, line }: LineRead) => {
    waiting.get(id)?.(line);
    waiting.delete(id);
  });
  return (crop, width) =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      const question: LineAsked = { id: asked, crop, width };
      thread.postMessage(question, [crop.planes.buffer]);
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
  parentPort?.on("message", ({ id, crop, width }: LineAsked) => {
    last = last
      .then(() => opening)
      .then((read) => read(crop, width))
      .then((line) => parentPort?.postMessage({ id, line } satisfies LineRead));
  });
}
