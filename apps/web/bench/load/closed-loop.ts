import autocannon from "autocannon";
import { onThisMachine } from "./loopback";

export interface ClosedLoop {
  readonly origins: readonly string[];
  /** Over all servers together, evenly spread. */
  readonly connections: number;
  readonly seconds: number;
  /** What a connection sends, one after the other and then again from the first. */
  readonly requestsOf: (origin: string) => autocannon.Request[];
}

export interface ClosedLoopResult {
  readonly times: readonly number[];
  readonly failed: number;
  readonly perSecond: number;
}

function against(origin: string, { connections, seconds, origins, requestsOf }: ClosedLoop) {
  const times: number[] = [];
  return new Promise<{ times: number[]; failed: number }>((resolve, reject) => {
    const run = autocannon(
      {
        url: onThisMachine(origin).href,
        connections: Math.max(1, Math.round(connections / origins.length)),
        duration: seconds,
        timeout: 60,
        setupClient: (client) => client.setRequests(requestsOf(origin)),
      },
      (error, { errors, non2xx }) => {
        if (error) reject(error);
        else resolve({ times, failed: errors + non2xx });
      },
    );
    run.on("response", (_client, status, _bytes, time) => {
      if (status === 200) times.push(time);
    });
  });
}

/** As many clients as there are connections ask again as soon as they are answered, for so many seconds. */
export async function closedLoop(options: ClosedLoop): Promise<ClosedLoopResult> {
  const since = performance.now();
  const results = await Promise.all(options.origins.map((origin) => against(origin, options)));
  const seconds = (performance.now() - since) / 1000;
  const times = results.flatMap((one) => one.times);
  const failed = results.reduce((sum, one) => sum + one.failed, 0);
  return { times, failed, perSecond: times.length / seconds };
}
