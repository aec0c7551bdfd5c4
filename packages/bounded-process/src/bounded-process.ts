import { type ChildProcess, fork } from "node:child_process";
import { holdAlive } from "./hold-alive";
import { type JobEnd, JobEnded } from "./job-ended";
import type { FromProcess, ToProcess } from "./job-messages";
import { watchMemory } from "./memory-watch";

export interface BoundedProcessSettings {
  /** Absolute path of the built file that calls `serveJobs`. */
  readonly path: string;
  /** Milliseconds that a job may let its caller wait, all its items together. */
  readonly timeoutMs: number;
  /** The most bytes that the process may hold at once, native memory included. */
  readonly memoryBytes: number;
  /** How much of it JavaScript may fill before it has to clear away; all of it where nothing is said. */
  readonly heapBytes?: number;
  /** A process that held more bytes than these is ended after its job, so that the next has room; none is by default. */
  readonly keptBytes?: number;
  /** The process's whole environment; see `childEnvironment`. */
  readonly environment: NodeJS.ProcessEnv;
}

const MEBIBYTE = 1024 * 1024;
/** Of V8's young generation, in MiB: it holds up to three, and a job that makes much has no use for more. */
const SEMI_SPACE = 2;

interface Waiting {
  resolve(message: FromProcess): void;
  reject(error: unknown): void;
}

/**
 * A separate process for work that may crash, hang or grow, one job at a time. Items are made when they are
 * asked for, so a slow caller holds nothing but the place. A job that ends early, or that took more memory than is
 * kept, costs its process; the next job gets a new one. While idle the process stays warm, and does not keep its parent alive.
 */
export class BoundedProcess<Input, Item> {
  private child: ChildProcess | null = null;
  private waiting: Waiting | null = null;
  private killedFor: JobEnd | null = null;
  private jobs = 0;
  private working = false;

  constructor(private readonly settings: BoundedProcessSettings) {}

  get idle(): boolean {
    return !this.working;
  }

  /** The id of the running process; `null` before the first job and after the process has died. */
  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /** Starts the process before its first job, so that the job need not wait for it. */
  warm(): void {
    this.child ??= this.start();
    if (!this.working) holdAlive(this.child, false);
  }

  /**
   * Works on one job, and yields its items as they are asked for. Leaving the loop, or aborting the signal,
   * kills the process. Items are sent as structured clones.
   * @throws JobEnded, or the signal's reason when it is aborted
   */
  async *run(input: Input, signal?: AbortSignal): AsyncGenerator<Item, void, void> {
    if (this.working) throw new Error("This process works on another job.");
    signal?.throwIfAborted();
    this.working = true;
    this.killedFor = null;
    this.jobs += 1;
    const id = this.jobs;
    this.child ??= this.start();
    const child = this.child;
    holdAlive(child, true);
    let leftMs = this.settings.timeoutMs;
    let done = false;
    const { memoryBytes, keptBytes = memoryBytes } = this.settings;
    const endWatch = child.pid
      ? watchMemory(child.pid, memoryBytes, () => this.kill("too_much_memory"))
      : () => 0;
    try {
      notify(child, { kind: "job", id, input });
      for (;;) {
        const asked = performance.now();
        const message = await this.next(child, id, leftMs, signal);
        leftMs -= performance.now() - asked;
        if (message.kind === "end") done = true;
        if (message.kind === "failed") {
          done = true;
          throw new JobEnded("failed", message.message);
        }
        if (done || message.kind !== "item") return;
        yield message.item as Item;
      }
    } finally {
      const mostBytes = endWatch();
      this.working = false;
      if (done && mostBytes <= keptBytes) holdAlive(child, false);
      else this.discard(child);
    }
  }

  /** Ends the process at once; a job under way throws `JobEnded`. */
  async close(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    holdAlive(child, true);
    child.kill("SIGKILL");
    await ended;
  }

  private next(
    child: ChildProcess,
    id: number,
    withinMs: number,
    signal: AbortSignal | undefined,
  ): Promise<FromProcess> {
    return new Promise<FromProcess>((resolve, reject) => {
      const timer = setTimeout(() => this.kill("timed_out"), Math.max(0, withinMs));
      const onAbort = () => settle(() => reject(signal?.reason));
      const settle = (end: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        this.waiting = null;
        end();
      };
      this.waiting = {
        resolve: (message) => settle(() => resolve(message)),
        reject: (error) => settle(() => reject(error)),
      };
      if (signal?.aborted) return onAbort();
      signal?.addEventListener("abort", onAbort, { once: true });
      // A process that died between two items has no exit event left to give.
      if (this.child === child) notify(child, { kind: "next", id });
      else this.waiting.reject(new JobEnded(this.killedFor ?? "died"));
    });
  }

  private kill(reason: JobEnd): void {
    this.killedFor = reason;
    this.child?.kill("SIGKILL");
  }

  /** Lets go of a process whose job ended early: whatever it still does, nobody waits for it. */
  private discard(child: ChildProcess): void {
    if (this.child === child) this.child = null;
    child.kill("SIGKILL");
    holdAlive(child, false);
  }

  private start(): ChildProcess {
    const { path, memoryBytes, heapBytes = memoryBytes, environment } = this.settings;
    const child = fork(/* turbopackIgnore: true */ path, [], {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      execArgv: [
        `--max-old-space-size=${Math.ceil(heapBytes / MEBIBYTE)}`,
        `--max-semi-space-size=${SEMI_SPACE}`,
      ],
      env: environment,
    });
    const ended = (signal: NodeJS.Signals | null) => {
      if (this.child !== child) return;
      this.child = null;
      // A heap that is full aborts the process before the watch has seen it.
      const reason = this.killedFor ?? (signal === "SIGABRT" ? "too_much_memory" : "died");
      this.waiting?.reject(new JobEnded(reason));
    };
    child.on("message", (message: FromProcess) => {
      if (this.child === child && message.id === this.jobs) this.waiting?.resolve(message);
    });
    child.on("exit", (_code, signal) => ended(signal));
    child.on("error", (error) => {
      console.error("A bounded process failed", error);
      // A process that never started has no exit event.
      if (child.pid === undefined) ended(null);
    });
    return child;
  }
}

/** Sends a message; a process that has just died gets none, and its exit event gives the answer. */
function notify(child: ChildProcess, message: ToProcess): void {
  if (child.connected) child.send(message, () => {});
}
