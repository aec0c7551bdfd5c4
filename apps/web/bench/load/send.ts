import { Agent, request } from "node:http";
import type { BenchServer } from "../process/bench-server";
import { onThisMachine } from "./loopback";

export interface Sent {
  readonly path: string;
  readonly cookie: string;
  /** JSON, of a POST; without it the request is a GET. */
  readonly body?: string;
}

/** Longer than a photo takes behind many others. */
const PATIENCE_MS = 120_000;

/** Sends requests over connections that stay open; resolves with the status of a whole answer. */
export function createSender() {
  const agent = new Agent({ keepAlive: true });
  const send = ({ origin, headers }: BenchServer, { path, cookie, body }: Sent): Promise<number> =>
    new Promise((resolve, reject) => {
      const call = request(
        new URL(path, onThisMachine(origin)),
        {
          agent,
          method: body === undefined ? "GET" : "POST",
          headers: { ...headers, cookie, "content-type": "application/json" },
          signal: AbortSignal.timeout(PATIENCE_MS),
        },
        (answer) => {
          answer.resume();
          answer.once("end", () => resolve(answer.statusCode ?? 0));
        },
      );
      call.once("error", reject).end(body);
    });
  return { send, close: () => agent.destroy() };
}
