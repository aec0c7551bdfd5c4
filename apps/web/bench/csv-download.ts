import { request } from "node:http";
import type { Account } from "./account";
import { type Measurement, median, RUNS } from "./measurement";
import type { BenchServer } from "./process/bench-server";
import { peakDuring } from "./process/memory";

/** Downloads the whole CSV; resolves with the milliseconds until its first byte. */
function download(server: BenchServer, account: Account): Promise<number> {
  const since = performance.now();
  const headers = { ...server.headers, cookie: account.cookie };
  return new Promise((resolve, reject) => {
    const call = request(`${server.origin}/api/tax-report/download?year=2026`, { headers }, (answer) => {
      let firstByteMs = 0;
      answer.on("data", () => {
        firstByteMs ||= performance.now() - since;
      });
      answer.on("end", () => resolve(firstByteMs));
    });
    call.on("error", reject).end();
  });
}

/**
 * When the CSV of 20,000 items begins, and whether twice as many rows take more memory. The two peaks are
 * compared with each other, because each also holds what the runtime has not collected yet.
 */
export async function csvDownload(
  server: BenchServer,
  account: Account,
  large: Account,
  twiceAsLarge: Account,
): Promise<Measurement[]> {
  const held = (owner: Account) => peakDuring(server.processId, () => download(server, owner));
  const firstBytes: number[] = [];
  const max: [twice: number, once: number][] = [];
  // The first run of each warms up.
  for (let run = 0; run <= RUNS; run += 1) {
    firstBytes.push(await download(server, account));
    const once = await held(large);
    max.push([await held(twiceAsLarge), once]);
  }
  const measured = max.slice(1);
  const megabytes = (values: number[]) => `${median(values).toFixed(0)} MB`;
  return [
    {
      name: "CSV of 20,000 items: first byte",
      against: "absolute",
      unit: "ms",
      budget: 100,
      runs: firstBytes.slice(1),
      detail: "streamed",
    },
    {
      name: "CSV of 400,000 items: memory of the server",
      against: "CSV of 200,000 items",
      unit: "×",
      budget: 1.1,
      runs: measured.map(([twice, once]) => twice / once),
      detail: `${megabytes(measured.map(([twice]) => twice))} : ${megabytes(measured.map(([, once]) => once))}`,
    },
  ];
}
