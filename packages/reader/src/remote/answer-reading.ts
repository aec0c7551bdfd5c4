import type { ServerResponse } from "node:http";
import type { ReadOutcome, ReceiptReader } from "../receipt-reader";
import { lineText, type ReadingLine } from "./reading-lines";

interface Asked {
  readonly image: Uint8Array;
  readonly owner: { readonly id: string; readonly places: number };
  readonly aliveEveryMs: number;
  /** Called once, when the photo has left the queue. */
  readonly onBegin: () => void;
}

function lastLine(outcome: ReadOutcome): ReadingLine {
  if (!outcome.ok) return { error: { reason: outcome.reason, message: outcome.message } };
  const { reading, imageSha256, perceptualHash } = outcome;
  return { reading, imageSha256, perceptualHash };
}

/**
 * Answers with a stream of lines: the stages, then the reading or an error (reading-47). A caller who leaves
 * ends the reading. Resolves when the reader has let go of the photo.
 * @returns the outcome's name for the metrics.
 */
export async function answerReading(
  reader: ReceiptReader,
  response: ServerResponse,
  { image, owner, aliveEveryMs, onBegin }: Asked,
): Promise<string> {
  const leaving = new AbortController();
  response.on("close", () => leaving.abort());
  // One connection a photo: one that is kept could be closed by a drain just when the next photo is sent.
  response.writeHead(200, {
    "Content-Type": "application/x-ndjson",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
    Connection: "close",
  });
  const write = (line: ReadingLine) => {
    if (response.writable) response.write(lineText(line));
  };
  write({ alive: true });
  const alive = setInterval(() => write({ alive: true }), aliveEveryMs);
  let begun = false;
  const outcome = await reader.read(image, {
    owner,
    signal: leaving.signal,
    onStage(stage, place) {
      if (stage !== "queued" && !begun) {
        begun = true;
        onBegin();
      }
      write(place ? { stage, place } : { stage });
    },
  });
  clearInterval(alive);
  write(lastLine(outcome));
  response.end();
  return outcome.ok ? "ok" : outcome.reason;
}
