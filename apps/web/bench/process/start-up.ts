import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Measurement, median, RUNS } from "../measurement";
import { startServer } from "./bench-server";
import { type Held, heldByFamily } from "./memory";

const SETTLED_MS = 5_000;
const GRACE_MS = 30_000;

async function startedProduct(
  root: string,
  port: number,
  dataDir: string,
): Promise<{ ms: number; held: Held }> {
  const server = await startServer(["npm", "start", "--silent"], {
    cwd: root,
    port,
    path: "/api/ready",
    env: { DATA_DIR: dataDir },
  });
  await sleep(SETTLED_MS);
  const holder = join(dataDir, "running.pid");
  const launcher = Number(await readFile(holder, "utf8"));
  const held = await heldByFamily(launcher);
  // To the launcher itself, because npm need not pass a signal on. The launcher lets go of its folder last.
  process.kill(launcher, "SIGTERM");
  for (let waited = 0; existsSync(holder) && waited < GRACE_MS; waited += 50) await sleep(50);
  await server.stop();
  return { ms: server.readyAfterMs, held };
}

/** Later runs of `npm start` against a bare `next start`, and the memory that the product then holds. */
export async function startUp(root: string, port: number, dataDir: string): Promise<Measurement[]> {
  const web = join(root, "apps/web");
  const bareStart = ["node_modules/next/dist/bin/next", "start", "bench/empty-app"];
  await startedProduct(root, port, dataDir);
  const times: [own: number, bare: number][] = [];
  const held: Held[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const own = await startedProduct(root, port, dataDir);
    const bare = await startServer([process.execPath, ...bareStart], { cwd: web, port, path: "/" });
    await bare.stop();
    times.push([own.ms, bare.readyAfterMs]);
    held.push(own.held);
  }
  const seconds = (values: number[]) => `${(median(values) / 1000).toFixed(2)} s`;
  return [
    {
      name: "second `npm start` until ready",
      against: "`next start` of an empty app",
      unit: "×",
      budget: 3,
      runs: times.map(([own, bare]) => own / bare),
      detail: `${seconds(times.map(([own]) => own))} : ${seconds(times.map(([, bare]) => bare))}`,
    },
    {
      name: "idle memory of launcher, server and database",
      against: "absolute, shared pages counted once (PSS)",
      unit: "MB",
      budget: 400,
      runs: held.map(({ pss }) => pss),
      detail: `${median(held.map(({ rss }) => rss)).toFixed(0)} MB as sum of RSS`,
    },
  ];
}
