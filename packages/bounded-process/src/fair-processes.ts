import { FairSlots } from "@gf-ledger/domain/turns/fair-slots";
import { slotGiven } from "@gf-ledger/domain/turns/slot-given";
import { BoundedProcess, type BoundedProcessSettings } from "./bounded-process";

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
  /** As `JobEnded` has it. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "PlacesTaken";
  }

  constructor() {
    super("As many jobs wait as may.");
    this.name = "PlacesTaken";
  }
}

/** Some bounded processes for the jobs of many owners, who are served in turn. */
export class FairProcesses<Input, Item> {
  private readonly slots: FairSlots;
  private readonly free: BoundedProcess<Input, Item>[] = [];
  private readonly all = new Set<BoundedProcess<Input, Item>>();
  private readonly endings = new Map<BoundedProcess<Input, Item>, NodeJS.Timeout>();

  constructor(private readonly settings: FairProcessesSettings) {
    const { atOnce, waitingOfAll, waitingOfOwner } = settings;
    const max = atOnce + waitingOfAll;
    this.slots = new FairSlots({ atOnce, ofOwner: 1, max, maxOfOwner: 1 + waitingOfOwner });
  }

  /**
   * Works on a job of the owner when its turn has come, as `BoundedProcess.run` does.
   * @throws PlacesTaken, JobEnded, or the signal's reason when it is aborted
   */
  async *run(owner: string, input: Input, signal?: AbortSignal): AsyncGenerator<Item, void, void> {
    signal?.throwIfAborted();
    const slot = this.slots.enter(owner);
    if (!slot) throw new PlacesTaken();
    try {
      await slotGiven(slot, { signal });
      const process = this.freeProcess();
      try {
        yield* process.run(input, signal);
      } finally {
        this.giveBack(process);
      }
    } finally {
      slot.leave();
    }
  }

  /** Ends all processes; jobs under way throw `JobEnded`. */
  async close(): Promise<void> {
    for (const timer of this.endings.values()) clearTimeout(timer);
    await Promise.all([...this.all].map((process) => process.close()));
  }

  /** A process without a job: there are as many as slots. */
  private freeProcess(): BoundedProcess<Input, Item> {
    const free = this.free.pop();
    if (free) {
      clearTimeout(this.endings.get(free));
      return free;
    }
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
