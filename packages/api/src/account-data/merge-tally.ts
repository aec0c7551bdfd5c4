import { z } from "zod";

const count = z.number().int().min(0);

/** What became of the records of one kind: added, already there, or in conflict, where what is here was kept. */
export const mergeCountsSchema = z.object({ added: count, alreadyHere: count, inConflict: count });
type MergeCounts = z.infer<typeof mergeCountsSchema>;

/** What became of one record of a download (accounts-52). */
export type Fate = keyof MergeCounts;

/** Counts what became of the records of a download. */
export class MergeTally {
  private readonly counts: { -readonly [One in Fate]: number } = { added: 0, alreadyHere: 0, inConflict: 0 };

  add(fate: Fate): void {
    this.counts[fate] += 1;
  }

  get total(): MergeCounts {
    return { ...this.counts };
  }
}
