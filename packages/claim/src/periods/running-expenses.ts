import type { Cents } from "@gf-ledger/domain/money/cents";
import { addSides, NO_SIDES, settleSides, type TwoSides } from "../sums/two-sides";
import type { ClaimEvent } from "./claim-event";

/** The expenses of each block while days enter and leave a period: each event settles one row again. */
export interface RunningExpenses {
  readonly take: (event: ClaimEvent) => void;
  /** Cents by block, in the order of the blocks; a block never comes to less than 0. */
  readonly byBlock: () => readonly Cents[];
}

export function runningExpenses(blockCount: number): RunningExpenses {
  const totals = new Array<number>(blockCount).fill(0);
  const rows = new Map<string, { readonly sides: TwoSides; readonly amountCents: Cents }>();
  const addTo = (block: number, cents: Cents) => {
    totals[block] = (totals[block] ?? 0) + cents;
  };
  return {
    take(event) {
      if (event.row === null) return addTo(event.block, event.cents);
      const before = rows.get(event.row) ?? { sides: NO_SIDES, amountCents: 0 };
      const sides = addSides(before.sides, event.sides);
      const { amountCents } = settleSides(sides);
      rows.set(event.row, { sides, amountCents });
      addTo(event.block, amountCents - before.amountCents);
    },
    byBlock: () => totals.map((cents) => Math.max(0, cents)),
  };
}
