import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Period } from "../period";
import type { ClaimEvent } from "./claim-event";
import { EVENTS_IN_A_STEP, pausesBetween } from "./pauses-between";
import { runningExpenses } from "./running-expenses";

/** What the events of one period come to, in cents by block; yields `null` between a few hundred events. */
export function* expensesWithin(
  events: readonly ClaimEvent[],
  period: Period,
  blocks: number,
): Generator<null, readonly Cents[]> {
  const running = runningExpenses(blocks);
  const pauses = pausesBetween(EVENTS_IN_A_STEP);
  for (const event of events) {
    if (event.date < period.from || event.date > period.to) continue;
    running.take(event);
    yield* pauses();
  }
  return running.byBlock();
}
