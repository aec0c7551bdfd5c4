import { inTurnOfAccount } from "../../src/limits/heavy-reads";

/** Begins as many heavy reads of an account as may wait or be worked out. Returns what ends them all. */
export function thirtyReadsOf(userId: string): () => Promise<unknown> {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const all = Promise.all(Array.from({ length: 30 }, () => inTurnOfAccount(userId, () => ended)));
  return () => {
    end();
    return all;
  };
}
