import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@gf-ledger/db/embedded/free-port";
import { openProduct, type Product } from "../../resilience/support/product";
import type { Cluster } from "./cluster";

const READER = join(import.meta.dirname, "../../../../../packages/reader/dist/reader-service.mjs");
const READERS = 2;

/** Two web servers and two readers on a cluster. */
export async function openInstallation(cluster: Cluster) {
  const AUTH_SECRET = randomBytes(48).toString("base64url");
  const [READER_SECRET, METRICS_TOKEN] = [randomBytes(24).toString("hex"), randomBytes(24).toString("hex")];
  const ports = await Promise.all(Array.from({ length: READERS }, () => freePort()));
  const settings = {
    AUTH_SECRET,
    READER_SECRET,
    METRICS_TOKEN,
    DATABASE_URL: cluster.databaseUrl,
    // Every node, whichever of them follow: the one that leads is no replica.
    DATABASE_READ_URL: cluster.nodeUrls.join(","),
    DATABASE_CHANGEOVER_SECONDS: "30",
    RECEIPT_READER: "remote",
    READER_URL: ports.map((port) => `http://127.0.0.1:${port}`).join(","),
  };
  const first = await openProduct(settings);
  const readers: ChildProcess[] = ports.map((port) =>
    spawn(process.execPath, [READER], {
      env: { ...process.env, READER_SECRET, READER_PORT: String(port) },
      stdio: "ignore",
    }),
  );
  const second = await openProduct(settings);
  const servers = [first, second];
  let turn = 0;
  /** What a person sends goes to one of the servers, and then to the other. */
  const send: Product["send"] = (...sent) => {
    turn += 1;
    return (servers[turn % servers.length] ?? first).send(...sent);
  };
  const product: Product = { ...first, send };
  await Promise.all(servers.map((server) => server.readyAgain()));
  return {
    product,
    servers,
    /** Resolves with the milliseconds until both servers are ready. */
    async readyAgain(): Promise<number> {
      return Math.max(...(await Promise.all(servers.map((server) => server.readyAgain()))));
    },
    /** How many reports both servers have read at a replica. */
    async reportsRead(): Promise<number> {
      const counts = servers.map(async ({ origin }) => {
        const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
        const figures = await (await fetch(`${origin}/api/metrics`, { headers })).text();
        return Number(/^gf_reports_read_total\{database="replica"\} (\d+)$/m.exec(figures)?.[1] ?? 0);
      });
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    },
    async close() {
      for (const reader of readers) reader.kill("SIGKILL");
      for (const server of servers) await server.close();
      await sleep(0);
    },
  };
}

export type Installation = Awaited<ReturnType<typeof openInstallation>>;
