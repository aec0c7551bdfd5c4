/** After as many tries a mail is set aside. */
const MAX_TRIES = 3;

/**
 * What is remembered of a mailbox's unseen mails from one look to the next: which are somebody else's, how often
 * one failed, and where the last look ended, so that each gets its turn however many there are.
 */
export class WaitingMails {
  private validity: bigint | null = null;
  private others = new Set<number>();
  private tries = new Map<number, number>();
  private last = 0;

  /** The mails to be looked at, those behind the last look first. A mailbox that was made again is forgotten. */
  inTurn(validity: bigint, unseen: readonly number[]): number[] {
    if (validity !== this.validity) {
      this.validity = validity;
      this.others = new Set();
      this.tries = new Map();
      this.last = 0;
    }
    const there = new Set(unseen);
    this.others = new Set([...this.others].filter((uid) => there.has(uid)));
    this.tries = new Map([...this.tries].filter(([uid]) => there.has(uid)));
    const waiting = unseen.filter((uid) => !this.others.has(uid)).sort((one, other) => one - other);
    const behind = waiting.filter((uid) => uid > this.last);
    return [...behind, ...waiting.filter((uid) => uid <= this.last)];
  }

  lookedAt(uid: number): void {
    this.last = uid;
  }

  isAnothers(uid: number): void {
    this.others.add(uid);
  }

  /**
   * Counts a mail that failed.
   * @param before how often it had failed before this process began, as far as the mailbox tells
   * @returns how often it failed, and whether it is to be set aside
   */
  failed(uid: number, before: number): { tries: number; isSetAside: boolean } {
    const tries = Math.max(this.tries.get(uid) ?? 0, before) + 1;
    this.tries.set(uid, tries);
    return { tries, isSetAside: tries >= MAX_TRIES };
  }
}
