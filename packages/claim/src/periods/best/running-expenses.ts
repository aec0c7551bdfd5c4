import type { Cents } from "@gf-ledger/domain/money/cents";
import { addSides, NO_SIDES, settleSides, type TwoSides } from "../../sums/rows/two-sides";
import type { ClaimEvent } from "./claim-event";

/** The expenses of each block while days enter and leave a period: each event settles one row again. */
export interface RunningExpenses {
  readonly take: (event: ClaimEvent) => void;
  /** Cents by block, in the order of the blocks; a block never comes to less than 0. */
  readonly byBlock: () => readonly Cents[];
}

interface RunningRow {
  readonly sides: TwoSides;
  readonly repaidCents: Cents;
  readonly amountCents: Cents;
}

export function runningExpenses(blockCount: number): RunningExpenses {
  const totals = new Array<number>(blockCount).fill(0);
  const rows = new Map<string, RunningRow>();
  const addTo = (block: number, cents: Cents) => {
    totals[block] = (totals[block] ?? 0) + cents;
  };
  return {
    take(event) {
      if (event.row === null) return addTo(event.block, event.cents);
      const before = rows.get(event.row) ?? { sides: NO_SIDES, repaidCents: 0, amountCents: 0 };
      const sides = addSides(before.sides, event.sides);
      const repaidCents = before.repaidCents + event.repaidCents;
      // What was paid back of a row lowers it to 0 at most, and no other (claim-83).
      const amountCents = Math.max(0, settleSides(sides).amountCents - repaidCents);
      rows.set(event.row, { sides, repaidCents, amountCents });
      addTo(event.block, amountCents - before.amountCents);
    },
    byBlock: () => totals.map((cents) => Math.max(0, cents)),
  };
}
