import { type ChildProcess, fork } from "node:child_process";
import { holdAlive } from "@gf-ledger/bounded-process/hold-alive";
import { watchMemory } from "@gf-ledger/bounded-process/memory-watch";
import type { ReadingStage } from "@gf-ledger/domain/reading/reading-stage";
import { readFailure } from "../image/image-problem";
import type { ReadFailure } from "../receipt-reader";
import { processEnvironment } from "./process-environment";
import type { FromReadingProcess, ProcessOutcome, ProcessUse, ToReadingProcess } from "./process-messages";
import { readerVariables } from "./reader-environment";

/** How long a process may take to let go of an image by itself before it is killed. */
const GRACE_MS = 2_000;

export interface ImageProcessSettings {
  /** Absolute path of the built file that calls `serveImages`. */
  readonly path: string;
  /** Milliseconds for one image. */
  readonly timeoutMs: number;
  /** The most bytes that the process may hold at once, native memory included. */
  readonly memoryBytes: number;
  /** Called after each image that the process let go of by itself. */
  readonly onUse?: (use: ProcessUse) => void;
}

interface Work<Made> {
  readonly id: number;
  readonly onStage: (stage: ReadingStage) => void;
  readonly settle: (outcome: ProcessOutcome<Made>) => void;
  /** Why the process is being killed; its further messages are ignored. `null` while it is not. */
  killedFor: ReadFailure | null;
}

/**
 * A separate process for work that may crash, hang or grow, on one image at a time. If it dies, only the
 * current image is lost, and the next one gets a new process. While idle it does not keep its parent alive.
 */
export class ImageProcess<Made> {
  private child: ChildProcess | null = null;
  private current: Work<Made> | null = null;
  private images = 0;

  constructor(private readonly settings: ImageProcessSettings) {}

  get idle(): boolean {
    return this.current === null;
  }

  /** The id of the running process; `null` before the first image and after the process has died. */
  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /**
   * Resolves when the process has let go of the image, with what it made or why it failed. When the signal is
   * aborted, the process is asked to give up between two of its steps, and killed if it does not.
   */
  work(
    image: Uint8Array,
    onStage: (stage: ReadingStage) => void,
    signal?: AbortSignal,
    asked?: unknown,
  ): Promise<ProcessOutcome<Made>> {
    const { timeoutMs, memoryBytes } = this.settings;
    this.images += 1;
    const id = this.images;
    this.child ??= this.start();
    const child = this.child;
    holdAlive(child, true);
    return new Promise((resolve) => {
      const timers: NodeJS.Timeout[] = [];
      const killAfter = (ms: number, reason: ReadFailure) =>
        timers.push(setTimeout(() => this.kill(id, reason), ms));
      const onAbort = () => {
        notify(child, { kind: "stop", id });
        killAfter(GRACE_MS, "busy");
      };
      const endWatch = child.pid
        ? watchMemory(child.pid, memoryBytes, () => this.kill(id, "too_much_memory"))
        : () => {};
      this.current = {
        id,
        onStage,
        killedFor: null,
        settle: (outcome) => {
          for (const timer of timers) clearTimeout(timer);
          endWatch();
          signal?.removeEventListener("abort", onAbort);
          this.current = null;
          holdAlive(child, false);
          resolve(outcome);
        },
      };
      killAfter(timeoutMs + GRACE_MS, "timed_out");
      signal?.addEventListener("abort", onAbort, { once: true });
      notify(child, { kind: "work", id, image, withinMs: timeoutMs, asked });
      if (signal?.aborted) onAbort();
    });
  }

  /** Ends the process at once; the current image is answered `busy`. */
  async close(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    holdAlive(child, true);
    if (this.current) this.current.killedFor = "busy";
    child.kill("SIGKILL");
    await ended;
  }

  private kill(id: number, reason: ReadFailure): void {
    if (this.current?.id !== id) return;
    this.current.killedFor = reason;
    this.child?.kill("SIGKILL");
  }

  private start(): ChildProcess {
    // libheif prints on standard output about broken files; nobody needs that.
    const child = fork(/* turbopackIgnore: true */ this.settings.path, [], {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      execArgv: [],
      env: processEnvironment(readerVariables()),
    });
    const ended = () => {
      if (this.child !== child) return;
      this.child = null;
      this.current?.settle(readFailure(this.current.killedFor ?? "vendor_failed"));
    };
    child.on("message", (message: FromReadingProcess<Made>) => {
      if (message.id !== this.current?.id || this.current.killedFor) return;
      if (message.kind === "stage") return this.current.onStage(message.stage);
      this.settings.onUse?.(message.use);
      this.current.settle(message.outcome);
    });
    child.on("exit", ended);
    child.on("error", (error) => {
      console.error("The reader's process failed", error);
      // A process that never started has no exit event.
      if (child.pid === undefined) ended();
    });
    return child;
  }
}

/** Sends a message; a process that has just died gets none, and its exit event gives the answer. */
function notify(child: ChildProcess, message: ToReadingProcess): void {
  if (child.connected) child.send(message, () => {});
}
