/** Those who wait, each account in its order, and the accounts in turn: nobody waits behind all of another's. */
export class Turns<Entry extends { readonly owner: string }> {
  /** Accounts in the order of their turns; the one that was served goes to the end. */
  private readonly waiting = new Map<string, Entry[]>();

  add(entry: Entry): void {
    const own = this.waiting.get(entry.owner);
    if (own) own.push(entry);
    else this.waiting.set(entry.owner, [entry]);
  }

  /** @returns whether it waited. */
  remove(entry: Entry): boolean {
    const own = this.waiting.get(entry.owner) ?? [];
    const place = own.indexOf(entry);
    if (place < 0) return false;
    own.splice(place, 1);
    if (own.length === 0) this.waiting.delete(entry.owner);
    return true;
  }

  /** The one whose turn it is, taken out. */
  take(): Entry | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    const [owner, own] = first;
    const entry = own.shift();
    this.waiting.delete(owner);
    if (own.length > 0) this.waiting.set(owner, own);
    return entry;
  }

  countOf(owner: string): number {
    return this.waiting.get(owner)?.length ?? 0;
  }

  /** All who wait, in the order in which they will be served if nobody else comes. */
  inOrder(): Entry[] {
    const queues = [...this.waiting.values()];
    const rounds = Math.max(0, ...queues.map(({ length }) => length));
    return Array.from({ length: rounds }, (_, round) => queues.flatMap((own) => own[round] ?? [])).flat();
  }
}
