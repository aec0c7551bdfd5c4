import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Account } from "../account";
import { type Measurement, percentile, RUNS } from "../measurement";
import type { BenchServer } from "../process/bench-server";

const PHOTOS = 8;
const IDLE_MS = 3_000;
const PAUSE_MS = 10;

function send(
  server: BenchServer,
  account: Account,
  path: string,
  agent: Agent,
  body?: string,
): Promise<number> {
  const since = performance.now();
  const headers = { ...server.headers, cookie: account.cookie, "content-type": "application/json" };
  const options = { headers, agent, method: body ? "POST" : "GET" };
  return new Promise((resolve, reject) => {
    const call = request(`${server.origin}${path}`, options, (answer) => {
      answer.resume();
      answer.on("end", () => {
        if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}.`));
        resolve(performance.now() - since);
      });
    });
    call.on("error", reject).end(body);
  });
}

/** Repeats a light call while `busy` answers true; resolves with the times of the calls. */
async function timesWhile(
  server: BenchServer,
  account: Account,
  agent: Agent,
  busy: () => boolean,
): Promise<number[]> {
  const times: number[] = [];
  while (busy()) {
    times.push(await send(server, account, "/api/subscription-status", agent));
    await sleep(PAUSE_MS);
  }
  return times;
}

/**
 * How much slower a light call becomes while eight photos are read, which come from the accounts in turn: one
 * alone may not have as many waiting. The models are loaded before.
 */
export async function readingLoad(
  server: BenchServer,
  accounts: readonly [Account, ...Account[]],
  root: string,
): Promise<Measurement> {
  const agent = new Agent({ keepAlive: true });
  const photo = await readFile(join(root, "apps/web/public/samples/receipt-ca.jpg"));
  // A byte after the picture's end makes it another file: a known one would not be read again.
  const bodyOf = (copy: number) =>
    JSON.stringify({ base64Image: Buffer.concat([photo, Buffer.from([copy])]).toString("base64") });
  const [account] = accounts;
  const upload = (copy: number) => {
    const sender = accounts[copy % accounts.length] ?? account;
    return send(server, sender, "/api/receipts", agent, bodyOf(copy));
  };
  await upload(0);
  const pairs: [loaded: number, idle: number][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const until = performance.now() + IDLE_MS;
    const idle = await timesWhile(server, account, agent, () => performance.now() < until);
    let reading = true;
    const uploads = Promise.all(
      Array.from({ length: PHOTOS }, (_, copy) => upload(1 + run * PHOTOS + copy)),
    ).finally(() => {
      reading = false;
    });
    const loaded = await timesWhile(server, account, agent, () => reading);
    await uploads;
    pairs.push([percentile(loaded, 0.95), percentile(idle, 0.95)]);
  }
  agent.destroy();
  const last = pairs.at(-1) ?? [Number.NaN, Number.NaN];
  return {
    name: `p95 of a light call while ${PHOTOS} photos are read`,
    against: "its p95 when idle",
    unit: "×",
    budget: 3,
    runs: pairs.map(([loaded, idle]) => loaded / idle),
    detail: `${last[0].toFixed(2)} ms : ${last[1].toFixed(2)} ms`,
  };
}
