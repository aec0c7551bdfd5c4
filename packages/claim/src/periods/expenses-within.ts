import type { Cents } from "@gf-ledger/domain/money/cents";
import type { ClaimEvent } from "./claim-event";
import type { Period } from "./period";
import { runningExpenses } from "./running-expenses";

/** What the events of one period come to, in cents by block. */
export function expensesWithin(
  events: readonly ClaimEvent[],
  period: Period,
  blocks: number,
): readonly Cents[] {
  const running = runningExpenses(blocks);
  for (const event of events) if (event.date >= period.from && event.date <= period.to) running.take(event);
  return running.byBlock();
}
