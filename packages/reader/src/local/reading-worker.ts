import { Worker } from "node:worker_threads";
import { readFailure } from "../image/image-problem";
import type { ReadingStage, ReadOutcome } from "../receipt-reader";
import type { ReadRequest, WorkerMessage } from "./worker-messages";

/** One image on its way through the queue. */
export interface ReadingTask {
  readonly image: Uint8Array;
  readonly onStage: (stage: ReadingStage) => void;
  /** Called once; later answers are dropped. */
  readonly answer: (outcome: ReadOutcome) => void;
}

/** A worker thread that reads one image at a time and is started anew after a crash. */
export class ReadingWorker {
  private thread: Worker | null = null;
  private task: ReadingTask | null = null;
  private taskId = 0;
  private closing = false;

  constructor(
    private readonly path: string,
    /** Called when the worker can take another image. */
    private readonly onIdle: () => void,
  ) {}

  get idle(): boolean {
    return this.task === null && !this.closing;
  }

  run(task: ReadingTask): void {
    this.task = task;
    this.taskId += 1;
    this.thread ??= this.start();
    this.thread.ref();
    const request: ReadRequest = { id: this.taskId, image: task.image };
    this.thread.postMessage(request);
  }

  /** Gives up on the image under way: native code cannot be interrupted, so its thread is ended. */
  async drop(task: ReadingTask): Promise<void> {
    if (this.task !== task) return;
    this.task = null;
    await this.stop();
    this.onIdle();
  }

  async close(): Promise<void> {
    this.closing = true;
    this.finish(readFailure("busy"));
    await this.stop();
  }

  private start(): Worker {
    const thread = new Worker(this.path, { stdout: true });
    // libheif prints what it thinks of a broken file; standard output belongs to whoever asked.
    thread.stdout.resume();
    thread.on("message", (message: WorkerMessage) => {
      if (message.kind === "ready" || message.id !== this.taskId) return;
      if (message.kind === "stage") this.task?.onStage(message.stage);
      else this.finish(message.outcome);
    });
    thread.on("error", (error) => console.error("The reader's worker crashed", error));
    thread.on("exit", () => {
      if (this.thread !== thread) return;
      this.thread = null;
      this.finish(readFailure("vendor_failed"));
    });
    return thread;
  }

  private finish(outcome: ReadOutcome): void {
    const task = this.task;
    this.task = null;
    // An idle reader does not keep its process alive.
    this.thread?.unref();
    task?.answer(outcome);
    if (!this.closing) this.onIdle();
  }

  private async stop(): Promise<void> {
    const thread = this.thread;
    this.thread = null;
    await thread?.terminate();
  }
}
