import { request } from "node:http";
import type { Account } from "./account";
import type { BenchServer } from "./bench-server";
import { type Measurement, RUNS } from "./measurement";
import { growthDuring } from "./memory";

interface Download {
  readonly firstByteMs: number;
  readonly bytes: number;
}

function download(server: BenchServer, account: Account): Promise<Download> {
  const since = performance.now();
  const headers = { ...server.headers, cookie: account.cookie };
  return new Promise((resolve, reject) => {
    const call = request(`${server.origin}/api/tax-report/download?year=2026`, { headers }, (answer) => {
      let firstByteMs = 0;
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        firstByteMs ||= performance.now() - since;
        bytes += chunk.length;
      });
      answer.on("end", () => resolve({ firstByteMs, bytes }));
    });
    call.on("error", reject).end();
  });
}

/** The CSV of 20,000 items: when it begins; and of ten times as many: what the server holds for it. */
export async function csvDownload(
  server: BenchServer,
  account: Account,
  larger: Account,
): Promise<Measurement[]> {
  const firstBytes: number[] = [];
  const growths: number[] = [];
  let bytes = 0;
  // The first of each warms up.
  for (let run = 0; run <= RUNS; run += 1) {
    firstBytes.push((await download(server, account)).firstByteMs);
    growths.push(
      await growthDuring(server.processId, async () => {
        ({ bytes } = await download(server, larger));
      }),
    );
  }
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
      name: "CSV of 200,000 items: memory above idle",
      against: "absolute",
      unit: "MB",
      budget: 32,
      runs: growths.slice(1),
      detail: `${(bytes / 1e6).toFixed(0)} MB of text`,
    },
  ];
}
