import autocannon from "autocannon";
import { median, RUNS } from "./measurement";

export interface Target {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How long one side is asked before the other has its turn. */
const SECONDS = 1;

/** Milliseconds of the server's time for one request, with so many clients asking without a pause. */
async function timeOf({ url, headers = {} }: Target, clients: number): Promise<number> {
  const result = await autocannon({ url, headers: { ...headers }, connections: clients, duration: SECONDS });
  const answered = result["2xx"];
  if (answered === 0 || result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${answered} well, ${result.non2xx} badly, ${result.errors} not at all.`);
  }
  return (result.duration * 1000) / answered;
}

export interface SideBySide {
  /** Time of the first for time of the second, one a run. */
  readonly ratios: readonly number[];
  readonly own: number;
  readonly other: number;
}

/** Asks both in turn, five times, the order turned round each time, so that what disturbs one disturbs both. */
export async function sideBySide(own: Target, other: Target, clients: number): Promise<SideBySide> {
  const times: [own: number, other: number][] = [];
  for (let run = -1; run < RUNS; run += 1) {
    const before = run % 2 ? await timeOf(own, clients) : null;
    const theirs = await timeOf(other, clients);
    const mine = before ?? (await timeOf(own, clients));
    // The first round warms both up.
    if (run >= 0) times.push([mine, theirs]);
  }
  return {
    ratios: times.map(([mine, theirs]) => mine / theirs),
    own: median(times.map(([mine]) => mine)),
    other: median(times.map(([, theirs]) => theirs)),
  };
}
