import { execFileSync } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startProduct } from "../../../../../scripts/product.mjs";

/** Opens the product's own figures, unless a test sets another. */
export const FIGURES_TOKEN = "a-token-for-the-test";

const READY_WITHIN_MS = 120_000;

/** Writes a row of the soak's table, where one is wanted. */
export function report(row: { done: string; times: number; happened: string }): void {
  if (process.env.SOAK_REPORT) appendFileSync(process.env.SOAK_REPORT, `${JSON.stringify(row)}\n`);
}

/** Every process below this one, with its command. */
function below(pid: number): { pid: number; command: string }[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  const all = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)).filter((match) => match !== null);
  const children = (parent: number): { pid: number; command: string }[] =>
    all
      .filter((match) => Number(match[2]) === parent)
      .flatMap((match) => [
        { pid: Number(match[1]), command: match[3] ?? "" },
        ...children(Number(match[1])),
      ]);
  return children(pid);
}

/** What a process holds in memory, its part of what several share; nothing where it has just ended. */
function heldBytes(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * Starts the whole product as a person would, with means to break it. Its data are in `folder`, or in a
 * folder that is removed with it.
 */
export async function openProduct(settings: Readonly<Record<string, string>> = {}, folder?: string) {
  const work = folder ?? (await mkdtemp(join(tmpdir(), "gf-ledger-resilience-")));
  const dataDir = join(work, "data");
  const product = await startProduct(dataDir, { METRICS_TOKEN: FIGURES_TOKEN, ...settings });
  if (product.pid === undefined) throw new Error("The product has no process.");
  const launcher = product.pid;
  const origin = `http://127.0.0.1:${product.port}`;
  const postmaster = () =>
    Number(readFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]);
  const send = (
    method: string,
    path: string,
    sent: { cookie?: string; json?: unknown; waitsMs?: number } = {},
  ) =>
    fetch(`${origin}${path}`, {
      method,
      signal: AbortSignal.timeout(sent.waitsMs ?? 20_000),
      headers: {
        ...(sent.cookie ? { cookie: sent.cookie } : {}),
        ...(sent.json === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(sent.json === undefined ? {} : { body: JSON.stringify(sent.json) }),
    });
  const processesOf = (files: readonly string[]) =>
    below(launcher)
      .filter(({ command }) => files.some((file) => command.includes(file)))
      .map(({ pid }) => pid);
  return {
    ...product,
    origin,
    dataDir,
    send,
    databaseUrl: () =>
      settings.DATABASE_URL ?? readFileSync(join(dataDir, "postgres/running-url"), "utf8").trim(),
    webServer: () => below(launcher).find(({ command }) => command.includes("dist/server.mjs"))?.pid,
    postmaster,
    /** The numbers of the processes whose command names one of these files. */
    processesOf,
    /** The bytes that they hold. */
    memoryOf: (files: readonly string[]) => processesOf(files).reduce((sum, pid) => sum + heldBytes(pid), 0),
    /** The numbers of the database server and of every process below it. */
    databaseProcesses: () => [postmaster(), ...below(postmaster()).map(({ pid }) => pid)],
    /** Resolves with the milliseconds until the product says that it is ready. @throws after two minutes. */
    async readyAgain(): Promise<number> {
      const started = performance.now();
      while (performance.now() - started < READY_WITHIN_MS) {
        const answer = await send("GET", "/api/ready").catch(() => null);
        if (answer?.status === 200) return performance.now() - started;
        await sleep(100);
      }
      throw new Error(`The product did not come back:\n${product.output().slice(-3000)}`);
    },
    async close() {
      await product.stop();
      await rm(work, { recursive: true, force: true });
    },
  };
}

export type Product = Awaited<ReturnType<typeof openProduct>>;
