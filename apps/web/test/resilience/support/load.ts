import { setTimeout as sleep } from "node:timers/promises";
import { ITEMS, type LoggedReceipt, loggedReceipts, type ownerWithDrafts, RECEIPT_CENTS } from "./owner";
import type { Product } from "./product";

type Owner = Awaited<ReturnType<typeof ownerWithDrafts>>;

const WRITERS = 4;
const PAUSE_AFTER_A_REFUSAL_MS = 50;

/** Starts people who confirm one draft after the other until stopped, and records what they are answered. */
export function startLoad(product: Product, owner: Owner, writers = WRITERS) {
  const acknowledged: string[] = [];
  /** Statuses of the answers other than 200; a broken connection is not counted. */
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
        // A person without an answer tries again; a receipt that was saved all the same stays one.
        waiting.push(id);
        await sleep(PAUSE_AFTER_A_REFUSAL_MS);
      }
    }
  };
  const running = Array.from({ length: writers }, write);
  return {
    acknowledged,
    refusals,
    /** Resolves when `count` more writes were acknowledged. */
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

const isWhole = (receipt: LoggedReceipt | undefined): boolean =>
  receipt?.logged === ITEMS && receipt.recorded === ITEMS && receipt.cents === RECEIPT_CENTS;
const isDraft = ({ logged, recorded: stated }: LoggedReceipt): boolean => logged === 0 && stated === null;

/**
 * The acknowledged receipts that are not stored whole, by count and sum, and every receipt of which only a part was
 * stored.
 */
export async function lostOrHalf(product: Product, owner: Owner, acknowledged: readonly string[]) {
  const logged = await loggedReceipts(product, owner.userId);
  const lost = acknowledged.filter((id) => !isWhole(logged.get(id)));
  const half = [...logged.values()].filter((receipt) => !isDraft(receipt) && !isWhole(receipt));
  return { lost, half };
}
