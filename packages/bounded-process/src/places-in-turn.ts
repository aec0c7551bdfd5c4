import { FairSlots } from "@gf-ledger/domain/turns/fair-slots";
import { slotGiven } from "@gf-ledger/domain/turns/slot-given";

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

/** Places for long work: one for each account, and the accounts in turn, so that none holds all of them. */
export class PlacesInTurn {
  private readonly slots: FairSlots;
  private readonly waitMs: number;

  constructor({ atOnce, maxWaitingOfOwner, waitMs }: PlacesSettings) {
    this.slots = new FairSlots({ atOnce, ofOwner: 1, maxOfOwner: 1 + maxWaitingOfOwner });
    this.waitMs = waitMs;
  }

  /**
   * Resolves with what gives the place back, or with `null` where too many of the account wait already or no
   * place came free in time. @throws the signal's reason when it is aborted before there was a place
   */
  async take(owner: string, signal?: AbortSignal): Promise<FreePlace | null> {
    signal?.throwIfAborted();
    const slot = this.slots.enter(owner);
    if (!slot) return null;
    let given = false;
    try {
      given = await slotGiven(slot, { signal, waitMs: this.waitMs });
    } finally {
      if (!given) slot.leave();
    }
    return given ? () => slot.leave() : null;
  }
}
