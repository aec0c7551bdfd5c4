import { setTimeout as sleep } from "node:timers/promises";
import type { startLoad } from "../../resilience/support/load";
import { ITEMS, type ownerWithDrafts } from "../../resilience/support/owner";
import type { Installation } from "./installation";

const PAUSE_MS = 200;

/**
 * Starts somebody who looks at the year's sums again and again while receipts are saved, and counts the answers that
 * leave out what was acknowledged before they were asked for.
 */
export function startReports(
  { product, reportsRead }: Installation,
  owner: Awaited<ReturnType<typeof ownerWithDrafts>>,
  load: ReturnType<typeof startLoad>,
) {
  let [answers, late, on] = [0, 0, true];
  const before = reportsRead();
  const read = async () => {
    while (on) {
      const saved = load.acknowledged.length;
      const answer = await product
        .send("GET", "/api/tax-report/summary?year=2026", { cookie: owner.cookie })
        .catch(() => null);
      if (answer?.status === 200) {
        const { grandTotals } = (await answer.json()) as { grandTotals: { itemsLogged: number } };
        answers += 1;
        if (grandTotals.itemsLogged < saved * ITEMS) late += 1;
      }
      await sleep(PAUSE_MS);
    }
  };
  const running = read();
  return {
    /** Resolves with how many answers there were, how many of them at a replica, and how many left something out. */
    async stop() {
      on = false;
      await running;
      const [first, last] = [await before, await reportsRead()];
      return { answers, late, atReplica: last - first };
    },
  };
}
