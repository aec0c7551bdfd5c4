import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { processState } from "./process-state";

const LOOK_EVERY_MS = 100;

export interface DrainTimes {
  /** Milliseconds for balancers to hear from `/api/ready` that this server stops, before its port closes. */
  readonly tellMs: number;
  /** Milliseconds for the requests under way, and then for the work beside them. */
  readonly requestsMs: number;
  readonly workMs: number;
}

/** Takes no new connection; resolves when every request under way is answered, or the time is over. */
async function finishRequests(server: Server, deadlineMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that becomes idle after its answer would otherwise hold the server for its keep-alive time.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  server.closeIdleConnections();
  await Promise.race([closed, sleep(deadlineMs, undefined, { ref: false })]);
  clearInterval(idle);
  server.closeAllConnections();
}

/**
 * Stops servers in order: refuses what waits and tells everybody, finishes the requests under way, then ends
 * the work beside them and the connections to the database.
 */
export async function drain(
  servers: readonly Server[],
  { tellMs: noticeMs, requestsMs, workMs }: DrainTimes,
): Promise<void> {
  const state = processState();
  state.stopping = true;
  for (const notify of state.onStopping) notify();
  await sleep(noticeMs);
  await Promise.all(servers.map((server) => finishRequests(server, requestsMs)));
  const ended = async () => {
    for (const end of [...state.beforeExit].reverse()) await end().catch(() => {});
  };
  await Promise.race([ended(), sleep(workMs, undefined, { ref: false })]);
}
