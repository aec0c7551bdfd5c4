import { setTimeout as sleep } from "node:timers/promises";
import { ITEMS, loggedReceipts, type ownerWithDrafts } from "./owner";
import type { Product } from "./product";

type Owner = Awaited<ReturnType<typeof ownerWithDrafts>>;

const WRITERS = 4;
const PAUSE_AFTER_A_REFUSAL_MS = 50;

/** People who confirm one draft after the other until they are stopped, and note what they were answered. */
export function startLoad(product: Product, owner: Owner, writers = WRITERS) {
  const acknowledged: string[] = [];
  /** Statuses of the answers that were no 200; a connection that broke is none. */
  const refusals: number[] = [];
  const waiting = [...owner.drafts];
  let on = true;
  const write = async () => {
    while (on) {
      const id = waiting.shift();
      if (!id) throw new Error("There are too few drafts for this load.");
      const answer = await product
        .send("POST", `/api/receipts/${id}/confirm`, { cookie: owner.cookie, json: {} })
        .catch(() => null);
      if (answer?.status === 200) acknowledged.push(id);
      else {
        if (answer) refusals.push(answer.status);
        // Whoever got no answer tries again later, as a person would; a receipt that was saved all the same stays one.
        waiting.push(id);
        await sleep(PAUSE_AFTER_A_REFUSAL_MS);
      }
    }
  };
  const running = Array.from({ length: writers }, write);
  return {
    acknowledged,
    refusals,
    /** Resolves when as many more writes were acknowledged. */
    async acknowledgedMore(count: number): Promise<void> {
      const until = acknowledged.length + count;
      while (acknowledged.length < until) await Promise.race([sleep(20), ...running]);
    },
    async stop(): Promise<void> {
      on = false;
      await Promise.all(running);
    },
  };
}

/** Of what was acknowledged, what is not there whole; and every receipt of which a part was logged. */
export async function lostOrHalf(product: Product, owner: Owner, acknowledged: readonly string[]) {
  const logged = await loggedReceipts(product, owner.userId);
  const lost = acknowledged.filter((id) => logged.get(id)?.[0] !== ITEMS);
  const half = [...logged.values()].filter(
    ([rows, said]) => !(rows === 0 && said === null) && !(rows === ITEMS && said === ITEMS),
  );
  return { lost, half };
}
