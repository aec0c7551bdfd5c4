import { BoundedProcess, type BoundedProcessSettings } from "./bounded-process";
import { Turns } from "./turns";

export interface FairProcessesSettings extends BoundedProcessSettings {
  /** Processes that work at the same time. */
  readonly atOnce: number;
  /** Jobs of one owner that may wait; one of them is worked on at a time. */
  readonly waitingOfOwner: number;
  /** Jobs of all owners that may wait: each holds its input in memory. */
  readonly waitingOfAll: number;
  /** Milliseconds after which a process without a job ends, and gives its memory back. */
  readonly idleMs: number;
}

/** Thrown to whoever brings a job when as many wait as may. */
export class PlacesTaken extends Error {
  constructor() {
    super("As many jobs wait as may.");
    this.name = "PlacesTaken";
  }
}

interface Entry<Input, Item> {
  readonly owner: string;
  begin(process: BoundedProcess<Input, Item>): void;
}

/** Some bounded processes for the jobs of many owners, who are served in turn. */
export class FairProcesses<Input, Item> {
  private readonly turns = new Turns<Entry<Input, Item>>();
  private readonly free: BoundedProcess<Input, Item>[] = [];
  private readonly all = new Set<BoundedProcess<Input, Item>>();
  private readonly endings = new Map<BoundedProcess<Input, Item>, NodeJS.Timeout>();

  constructor(private readonly settings: FairProcessesSettings) {}

  /**
   * Works on a job of the owner when its turn has come, as `BoundedProcess.run` does.
   * @throws PlacesTaken, JobEnded, or the signal's reason when it is aborted
   */
  async *run(owner: string, input: Input, signal?: AbortSignal): AsyncGenerator<Item, void, void> {
    const { entry, process } = await this.placeOf(owner, signal);
    try {
      yield* process.run(input, signal);
    } finally {
      this.turns.done(entry);
      this.giveBack(process);
      this.next();
    }
  }

  /** Ends all processes; jobs under way throw `JobEnded`. */
  async close(): Promise<void> {
    for (const timer of this.endings.values()) clearTimeout(timer);
    await Promise.all([...this.all].map((process) => process.close()));
  }

  private placeOf(owner: string, signal: AbortSignal | undefined) {
    const { waitingOfOwner, waitingOfAll } = this.settings;
    signal?.throwIfAborted();
    if (this.turns.countOf(owner) >= waitingOfOwner || this.turns.inOrder().length >= waitingOfAll)
      throw new PlacesTaken();
    return new Promise<{ entry: Entry<Input, Item>; process: BoundedProcess<Input, Item> }>(
      (resolve, reject) => {
        const onAbort = () => {
          if (this.turns.remove(entry)) reject(signal?.reason);
        };
        const entry: Entry<Input, Item> = {
          owner,
          begin: (process) => {
            signal?.removeEventListener("abort", onAbort);
            resolve({ entry, process });
          },
        };
        signal?.addEventListener("abort", onAbort, { once: true });
        this.turns.add(entry);
        this.next();
      },
    );
  }

  /** Begins jobs whose turn it is, as long as there are processes. */
  private next(): void {
    for (;;) {
      const [first] = this.turns.inOrder();
      if (!first || this.turns.servedOf(first.owner) > 0) return;
      const process = this.freeProcess();
      if (!process) return;
      this.turns.take();
      first.begin(process);
    }
  }

  private freeProcess(): BoundedProcess<Input, Item> | null {
    const free = this.free.pop();
    if (free) {
      clearTimeout(this.endings.get(free));
      return free;
    }
    if (this.all.size >= this.settings.atOnce) return null;
    const made = new BoundedProcess<Input, Item>(this.settings);
    this.all.add(made);
    return made;
  }

  private giveBack(process: BoundedProcess<Input, Item>): void {
    this.free.push(process);
    const timer = setTimeout(() => void process.close(), this.settings.idleMs);
    timer.unref();
    this.endings.set(process, timer);
  }
}
