import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@gf-ledger/db/embedded/free-port";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startProduct } from "../../../../scripts/product.mjs";

const STOPPED_WITHIN_MS = 20_000;
/** A first start builds the product. */
const STARTED_WITHIN_MS = 240_000;
const ROOT = join(import.meta.dirname, "../../../..");

let work: string;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), "gf-ledger-stopping-"));
  // Under root the database runs as another user, who must be able to enter this folder.
  await chmod(work, 0o711);
});
afterEach(() => rm(work, { recursive: true, force: true }));

const dataDir = () => join(work, "data");

async function until(holds: () => boolean, what: string, withinMs = STOPPED_WITHIN_MS): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`${what} did not happen.`);
    await sleep(100);
  }
}

test("operating-22 a server that is told to stop says so while it still answers, and only then closes its port", async () => {
  const product = await startProduct(dataDir());
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${product.port}${path}`).then(
      ({ status }) => status,
      () => null,
    );
  const both = async () => (await Promise.all([ask("/api/ready"), ask("/robots.txt")])).join(" ");
  while ((await both()) !== "200 200") await sleep(100);
  const seen: string[] = [];
  const stopped = product.stop();
  for (let open = true; open; ) {
    const answers = await both();
    open = /^\d+ \d+$/.test(answers);
    if (open) seen.push(answers);
  }
  await stopped;
  const reported = seen.slice(seen.indexOf("503 200"));
  expect(reported.length).toBeGreaterThan(0);
  expect(new Set(reported)).toEqual(new Set(["503 200"]));
  expect(existsSync(join(dataDir(), "postgres/cluster/postmaster.pid"))).toBe(false);
});

test("operating-22 a web server that somebody else tells to stop says so to its launcher before it closes its port", async () => {
  const product = await startProduct(dataDir());
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, "apps/web/dist/server.mjs")], {
    stdio: ["ignore", "inherit", "inherit", "ipc", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      WEB_DIRECTORY: join(ROOT, "apps/web"),
      DATA_DIR: dataDir(),
      DATABASE_URL: readFileSync(join(dataDir(), "postgres/running-url"), "utf8"),
      AUTH_SECRET: "x".repeat(32),
      PORT: String(port),
    },
  });
  const reported: unknown[] = [];
  const openOnSignal: Promise<boolean>[] = [];
  child.on("message", (message) => {
    reported.push(message);
    openOnSignal.push(fetch(`http://127.0.0.1:${port}/api/health`).then(({ ok }) => ok));
    if (message === "ready") child.kill("SIGTERM");
  });
  const [code] = await once(child, "exit");
  await product.stop();
  expect(reported).toEqual(["ready", "stopping"]);
  expect(await openOnSignal[1]).toBe(true);
  expect(code).toBe(0);
});

test("operating-22 a product whose parent was killed stops in order, as if it had been told", async () => {
  const code = `require("node:child_process").spawn(process.execPath, ["scripts/start.mjs"], { stdio: "inherit" });
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ["-e", code], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATA_DIR: dataDir(), PORT: "38471" },
  });
  await new Promise<void>((resolve) => {
    parent.stdout.on("data", (stated) => String(stated).includes("GF Ledger is ready") && resolve());
  });
  const launcher = Number(readFileSync(join(dataDir(), "running.pid"), "utf8"));
  parent.kill("SIGKILL");
  await until(() => !existsSync(join(dataDir(), "running.pid")), "The stop");
  await until(() => !existsSync(join(dataDir(), "postgres/cluster/postmaster.pid")), "The database's end");
  await until(() => !isRunning(launcher), "The launcher's end");
  await expect(fetch("http://127.0.0.1:38471/api/health")).rejects.toThrow();
});

test("operating-22 a Ctrl-C, which reaches every process of the group, stops the product in order", async () => {
  const product = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: ROOT,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DATA_DIR: dataDir(), PORT: "38473" },
  });
  const ended = once(product, "exit");
  let wording = "";
  for (const stream of [product.stdout, product.stderr])
    stream.on("data", (chunk) => (wording += String(chunk)));
  await until(() => wording.includes("GF Ledger is ready"), "The start", STARTED_WITHIN_MS);
  process.kill(-Number(product.pid), "SIGINT");
  expect(await ended).toEqual([0, null]);
  expect(wording).not.toMatch(/unexpectedly|starting it again/);
  expect(existsSync(join(dataDir(), "postgres/cluster/postmaster.pid"))).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
