import { Turns } from "./turns";

export interface FairSlotsLimits {
  /** How many are served at once. */
  readonly atOnce: number;
  /** How many of one owner are served at once. */
  readonly ofOwner?: number;
  /** How many of all owners may wait or be served. */
  readonly max?: number;
  /** How many of one owner may. */
  readonly maxOfOwner?: number;
}

/** A place in the queue, and then the slot itself. */
export interface Slot {
  /** Resolves when the slot is given. */
  readonly given: Promise<void>;
  /** Gives the slot back, or leaves the queue. */
  leave(): void;
}

interface Waiting {
  readonly owner: string;
  readonly give: () => void;
  state: "waits" | "is served" | "has left";
}

/**
 * Slots that owners take in turn (api-43): one who asks for many at once waits for their own, and somebody else's
 * first is served next. An owner has a share of the slots, so that slow work of one leaves room for the others.
 */
export class FairSlots {
  private readonly turns = new Turns<Waiting>();
  private served = 0;
  private waits = 0;

  constructor(private readonly limits: FairSlotsLimits) {}

  /** How many wait. */
  get waiting(): number {
    return this.waits;
  }

  private countOf(owner: string): number {
    return this.turns.countOf(owner) + this.turns.servedOf(owner);
  }

  /** Whether as many wait or are served as may, of all. */
  get isFull(): boolean {
    return this.waits + this.served >= (this.limits.max ?? Number.POSITIVE_INFINITY);
  }

  /** @returns the caller's place; `null` where as many wait or are served as may, of all or of this owner. */
  enter(owner: string): Slot | null {
    const { maxOfOwner = Number.POSITIVE_INFINITY } = this.limits;
    if (this.isFull || this.countOf(owner) >= maxOfOwner) return null;
    const { promise, resolve } = deferred();
    const entry: Waiting = { owner, give: resolve, state: "waits" };
    this.turns.add(entry);
    this.waits += 1;
    this.serve();
    return { given: promise, leave: () => this.leave(entry) };
  }

  private serve(): void {
    while (this.served < this.limits.atOnce) {
      const entry = this.turns.take(this.limits.ofOwner);
      if (!entry) return;
      this.waits -= 1;
      this.served += 1;
      entry.state = "is served";
      entry.give();
    }
  }

  private leave(entry: Waiting): void {
    const { state } = entry;
    entry.state = "has left";
    if (state === "waits") {
      this.turns.remove(entry);
      this.waits -= 1;
    }
    if (state !== "is served") return;
    this.served -= 1;
    this.turns.done(entry);
    this.serve();
  }
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
