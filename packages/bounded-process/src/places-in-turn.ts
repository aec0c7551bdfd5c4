import { Turns } from "./turns";

export interface PlacesSettings {
  /** Places that are given at the same time, each to another account. */
  readonly atOnce: number;
  /** How many of one account may wait beside the one that has a place. */
  readonly maxWaitingOfOwner: number;
  /** Milliseconds after which whoever waits is refused. */
  readonly waitMs: number;
}

/** Gives a place back; again does nothing. */
export type FreePlace = () => void;

interface Waiting {
  readonly owner: string;
  readonly give: (free: FreePlace | null) => void;
}

/** Places for long work: one for each account, and the accounts in turn, so that none holds all of them. */
export class PlacesInTurn {
  private readonly turns = new Turns<Waiting>();
  private given = 0;

  constructor(private readonly settings: PlacesSettings) {}

  /**
   * Resolves with what gives the place back, or with `null` where too many of the account wait already or no
   * place came free in time. @throws the signal's reason when it is aborted before there was a place
   */
  take(owner: string, signal?: AbortSignal): Promise<FreePlace | null> {
    signal?.throwIfAborted();
    if (this.turns.countOf(owner) >= this.settings.maxWaitingOfOwner) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      const settle = (end: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        this.turns.remove(entry);
        end();
      };
      const onAbort = () => settle(() => reject(signal?.reason));
      const entry: Waiting = { owner, give: (free) => settle(() => resolve(free)) };
      const timer = setTimeout(() => entry.give(null), this.settings.waitMs);
      signal?.addEventListener("abort", onAbort, { once: true });
      this.turns.add(entry);
      this.next();
    });
  }

  private next(): void {
    while (this.given < this.settings.atOnce) {
      const entry = this.turns.take(1);
      if (!entry) return;
      this.given += 1;
      let free = () => {
        free = () => {};
        this.given -= 1;
        this.turns.done(entry);
        this.next();
      };
      entry.give(() => free());
    }
  }
}
