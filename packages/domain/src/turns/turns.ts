/**
 * Waiting entries: in order within an account, and the accounts in turn, so that nobody waits for all of
 * another's entries. An account being served comes after all others that wait.
 */
export class Turns<Entry extends { readonly owner: string }> {
  /** Accounts in the order of their turns; the one served last is at the end. */
  private readonly waiting = new Map<string, Entry[]>();
  /** How many of each account are being served now. */
  private readonly served = new Map<string, number>();

  add(entry: Entry): void {
    const own = this.waiting.get(entry.owner);
    if (own) own.push(entry);
    else this.waiting.set(entry.owner, [entry]);
  }

  /** @returns whether it was waiting. */
  remove(entry: Entry): boolean {
    const own = this.waiting.get(entry.owner) ?? [];
    const place = own.indexOf(entry);
    if (place < 0) return false;
    own.splice(place, 1);
    if (own.length === 0) this.waiting.delete(entry.owner);
    return true;
  }

  /**
   * Takes out the entry whose turn it is; it counts as being served until `done` is called with it.
   * @param ofOwner how many of one account may be served at once: one that has as many waits, and the next is taken
   */
  take(ofOwner = Number.POSITIVE_INFINITY): Entry | undefined {
    let next: Entry[] | undefined;
    let fewest = ofOwner;
    for (const [owner, own] of this.waiting) {
      const served = this.servedOf(owner);
      if (served < fewest) [next, fewest] = [own, served];
    }
    const entry = next?.[0];
    if (!entry) return undefined;
    this.remove(entry);
    this.served.set(entry.owner, this.servedOf(entry.owner) + 1);
    return entry;
  }

  /** Ends serving a taken entry: its account's next turn comes after everybody else's. */
  done({ owner }: Entry): void {
    const left = this.servedOf(owner) - 1;
    if (left > 0) this.served.set(owner, left);
    else this.served.delete(owner);
    const own = this.waiting.get(owner);
    if (!own) return;
    this.waiting.delete(owner);
    this.waiting.set(owner, own);
  }

  countOf(owner: string): number {
    return this.waiting.get(owner)?.length ?? 0;
  }

  servedOf(owner: string): number {
    return this.served.get(owner) ?? 0;
  }

  /** All waiting entries, in the order in which they will be served if no others come. */
  inOrder(): Entry[] {
    const accounts = [...this.waiting].sort(([one], [other]) => this.servedOf(one) - this.servedOf(other));
    const rounds = Math.max(0, ...accounts.map(([, own]) => own.length));
    return Array.from({ length: rounds }, (_, round) =>
      accounts.flatMap(([, own]) => own[round] ?? []),
    ).flat();
  }
}
