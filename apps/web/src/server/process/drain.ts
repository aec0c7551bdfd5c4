import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { processState } from "./process-state";

const LOOK_EVERY_MS = 100;

/** Takes no new connection and resolves when every request under way is answered, or the time is over. */
async function finishRequests(server: Server, deadlineMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that falls idle after its answer would otherwise hold the server for its keep-alive time.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  server.closeIdleConnections();
  await Promise.race([closed, sleep(deadlineMs, undefined, { ref: false })]);
  clearInterval(idle);
  server.closeAllConnections();
}

/** Ends a server in order: the requests under way, then what runs beside them, then the connections to the database. */
export async function drain(
  server: Server,
  { requestsMs, workMs }: { requestsMs: number; workMs: number },
): Promise<void> {
  const state = processState();
  state.stopping = true;
  for (const tell of state.onStopping) tell();
  await finishRequests(server, requestsMs);
  const ended = async () => {
    for (const end of [...state.beforeExit].reverse()) await end().catch(() => {});
  };
  await Promise.race([ended(), sleep(workMs, undefined, { ref: false })]);
}
