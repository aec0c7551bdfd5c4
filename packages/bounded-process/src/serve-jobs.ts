import { endWithParent } from "./end-with-parent";
import type { FromProcess, ToProcess } from "./job-messages";

/**
 * Makes this process work for the one that forked it, on one job at a time, until its parent is gone.
 * The work's next item is made when it is asked for.
 */
export function serveJobs<Input, Item>(work: (input: Input) => AsyncIterable<Item>): void {
  if (!process.send) throw new Error("This file is started as a process of its own.");
  const send = (message: FromProcess) => process.send?.(message);
  let current: { readonly id: number; readonly items: AsyncIterator<Item> } | null = null;

  async function sendNext(id: number, items: AsyncIterator<Item>): Promise<void> {
    try {
      const next = await items.next();
      if (!next.done) return void send({ kind: "item", id, item: next.value });
      current = null;
      send({ kind: "end", id });
    } catch (error) {
      current = null;
      send({ kind: "failed", id, message: error instanceof Error ? error.message : String(error) });
    }
  }

  process.on("message", (message: ToProcess) => {
    if (message.kind === "job")
      current = { id: message.id, items: work(message.input as Input)[Symbol.asyncIterator]() };
    else if (message.id === current?.id) void sendNext(current.id, current.items);
  });
  // Ctrl-C reaches every process of the terminal; the parent decides about the current job.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  endWithParent();
}
