/** What became of one record of a download: added, already there, or in conflict, where what is here was kept. */
export type Fate = "added" | "alreadyHere" | "inConflict";

/** Counts what became of the records of a download (accounts-52). */
export class MergeTally {
  private readonly counts: Record<Fate, number> = { added: 0, alreadyHere: 0, inConflict: 0 };

  add(fate: Fate): void {
    this.counts[fate] += 1;
  }

  get total(): Readonly<Record<Fate, number>> {
    return { ...this.counts };
  }
}
