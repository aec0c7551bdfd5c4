import { endWithParent } from "@gf-ledger/bounded-process/end-with-parent";
import type { ReadingStage } from "@gf-ledger/domain/reading/reading-stage";
import { ImageProblemError, readFailure } from "../image/image-problem";
import { type GoingOn, WorkEnded, watchWork } from "./going-on";
import type { FromReadingProcess, ProcessOutcome, ProcessUse, ToReadingProcess } from "./process-messages";

/** How work on an image reports its stages, and learns whether it should go on. */
export interface WorkWatch {
  readonly onStage: (stage: ReadingStage) => void;
  /** Call it between two steps. */
  readonly goingOn: GoingOn;
  /** What was asked about the image; `undefined` where there is one question alone. */
  readonly asked: unknown;
}

const MICROSECONDS = 1e6;

/** @param before the process's processor time when the image came */
function useSince(before: NodeJS.CpuUsage): ProcessUse {
  const { user, system } = process.cpuUsage(before);
  return {
    peakBytes: process.resourceUsage().maxRSS * 1024,
    processorSeconds: (user + system) / MICROSECONDS,
  };
}

function failureOf(error: unknown): ProcessOutcome<never> {
  if (error instanceof ImageProblemError) return readFailure(error.reason, error.message);
  if (error instanceof WorkEnded) return readFailure(error.reason === "timed_out" ? "timed_out" : "busy");
  console.error("The reader failed on an image", error);
  return readFailure("vendor_failed");
}

/**
 * Makes this process work for the one that forked it, on one image at a time, until its parent is gone.
 * Everything native or slow happens here.
 */
export function serveImages<Made>(work: (image: Uint8Array, watch: WorkWatch) => Promise<Made>): void {
  if (!process.send) throw new Error("This file is started by the reader, as a process of its own.");
  const send = (message: FromReadingProcess<Made>) => process.send?.(message);
  let current: { readonly id: number; stop(): void } | null = null;

  async function answer({
    id,
    image,
    withinMs,
    asked,
  }: Extract<ToReadingProcess, { kind: "work" }>): Promise<void> {
    const { goingOn, stop } = watchWork(withinMs);
    current = { id, stop };
    const before = process.cpuUsage();
    const onStage = (stage: ReadingStage) => send({ kind: "stage", id, stage });
    const outcome = await work(image, { onStage, goingOn, asked }).then(
      (made): ProcessOutcome<Made> => ({ ok: true, made }),
      failureOf,
    );
    send({ kind: "outcome", id, outcome, use: useSince(before) });
  }

  process.on("message", (message: ToReadingProcess) => {
    if (message.kind === "work") void answer(message);
    else if (message.id === current?.id) current.stop();
  });
  // Ctrl-C reaches every process of the terminal; the parent decides about the current photo.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  // In an orderly exit native threads may abort; nothing here needs one.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  endWithParent();
}
