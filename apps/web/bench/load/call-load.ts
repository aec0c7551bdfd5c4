import type { Fleet } from "../process/fleet";
import { processorSeconds } from "../process/processor-time";
import { type ClosedLoopResult, closedLoop } from "./closed-loop";
import { type OpenLoopResult, openLoop } from "./open-loop";
import { createSender, type Sent } from "./send";

const CONNECTIONS = 32;
/** Calls that a connection has before it begins again with its first. */
const CALLS_EACH = 400;
const WARM_SECONDS = 3;
/** Shares of what the closed loop reached, at which calls then arrive. */
const SHARES = [0.5, 0.8] as const;
/** Beyond so many in hand an arrival is turned away, so that a server that stands still is not buried. */
const MAX_IN_HAND = 500;

export interface CallLoad {
  readonly closed: ClosedLoopResult;
  /** Milliseconds of processors a call, in the web servers and in the database. */
  readonly webMs: number;
  readonly databaseMs: number;
  readonly open: readonly (OpenLoopResult & { readonly share: number; readonly rate: number })[];
}

/** Calls by 32 clients who wait for their answers, then calls that arrive whether anybody waits or not. */
export async function callLoad(
  { servers }: Fleet,
  databaseProcess: number,
  nextCall: () => Sent,
  seconds: number,
): Promise<CallLoad> {
  const asked = (origin: string) => {
    const headers = servers.find((server) => server.origin === origin)?.headers ?? {};
    return Array.from({ length: CALLS_EACH }, () => {
      const { path, cookie, body } = nextCall();
      const all = { ...headers, cookie, "content-type": "application/json" };
      return { path, method: body === undefined ? "GET" : "POST", headers: all, body } as const;
    });
  };
  const origins = servers.map(({ origin }) => origin);
  const loop = { origins, connections: CONNECTIONS, requestsOf: asked };
  await closedLoop({ ...loop, seconds: WARM_SECONDS });
  const used = () =>
    Promise.all([
      processorSeconds(servers.map(({ processId }) => processId)),
      processorSeconds([databaseProcess]),
    ]);
  const before = await used();
  const closed = await closedLoop({ ...loop, seconds });
  const after = await used();
  const each = (which: 0 | 1) => ((after[which] - before[which]) * 1000) / Math.max(1, closed.times.length);
  const sender = createSender();
  const open: CallLoad["open"][number][] = [];
  try {
    for (const share of SHARES) {
      const rate = Math.max(1, Math.round(closed.perSecond * share));
      const send = (n: number) => {
        const server = servers[n % servers.length];
        if (!server) throw new Error("There is no web server.");
        return sender.send(server, nextCall()).then((status) => status === 200);
      };
      open.push({ share, rate, ...(await openLoop({ rate, seconds, most: MAX_IN_HAND, send })) });
    }
  } finally {
    sender.close();
  }
  return { closed, webMs: each(0), databaseMs: each(1), open };
}
