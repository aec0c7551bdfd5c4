import autocannon from "autocannon";
import { median, RUNS } from "../measurement";

export interface Target {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent in turn, one with each request. */
  readonly cookies?: readonly string[];
  /** Takes further requests that can be sent once; without it the address is asked again and again. */
  readonly take?: (amount: number) => autocannon.Request[];
}

/** What is sent, one after the other and then again from the first. */
function requestsOf({ headers = {}, cookies = [], take }: Target, amount: number): autocannon.Request[] {
  if (!take) return cookies.map((cookie) => ({ headers: { ...headers, cookie } }));
  const taken = take(amount);
  if (taken.length < amount) throw new Error("There is too little to send once each.");
  return taken;
}

/** About how long one side is asked before the other has its turn. */
const TURN_MS = 1000;
/** The fewest requests of each client in a turn. */
const LEAST = 3;

/**
 * Milliseconds of the server for one request, while `clients` ask without a pause. @throws when one fails.
 */
function timeOf(target: Target, clients: number, amount: number): Promise<number> {
  const { url, headers = {} } = target;
  const requests = requestsOf(target, amount);
  const options: autocannon.Options = {
    url,
    headers: { ...headers },
    connections: clients,
    amount,
    sampleInt: 10,
    // Seconds; a busy machine may take its time.
    timeout: 60,
    ...(requests.length > 0 ? { requests } : {}),
  };
  return new Promise((resolve, reject) => {
    let last = 0;
    const since = performance.now();
    const run = autocannon(options, (error, result) => {
      if (error) return reject(error);
      const { "2xx": answered, non2xx, errors } = result;
      if (answered === amount) return resolve((last - since) / answered);
      const outcome = `${answered} went well, ${non2xx} badly, ${errors} unanswered`;
      reject(new Error(`${url}: of ${amount} requests ${outcome}.`));
    });
    run.on("response", () => {
      last = performance.now();
    });
  });
}

export interface SideBySide {
  /** The first side's time divided by the second's, one for each run. */
  readonly ratios: readonly number[];
  readonly own: number;
  readonly other: number;
}

/**
 * Asks both in turn, five times, and swaps their order each time, so that what disturbs one disturbs both.
 */
export async function sideBySide(own: Target, other: Target, clients: number): Promise<SideBySide> {
  // Warms both up and finds how many requests fit into a turn.
  const turnOf = async (target: Target) => {
    await timeOf(target, clients, clients * LEAST);
    const time = await timeOf(target, clients, clients * LEAST);
    const warm = Math.max(clients * LEAST, Math.round(TURN_MS / 2 / time));
    return Math.max(clients * LEAST, Math.round(TURN_MS / (await timeOf(target, clients, warm))));
  };
  const [turnOfOwn, turnOfOther] = [await turnOf(own), await turnOf(other)];
  const times: [own: number, other: number][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = run % 2 ? await timeOf(own, clients, turnOfOwn) : null;
    const theirs = await timeOf(other, clients, turnOfOther);
    const mine = before ?? (await timeOf(own, clients, turnOfOwn));
    times.push([mine, theirs]);
  }
  return {
    ratios: times.map(([mine, theirs]) => mine / theirs),
    own: median(times.map(([mine]) => mine)),
    other: median(times.map(([, theirs]) => theirs)),
  };
}
