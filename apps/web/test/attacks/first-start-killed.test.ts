import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startProduct } from "../../../../scripts/product.mjs";

const ROOT = join(import.meta.dirname, "../../../..");
/** Milliseconds after the database's start was announced: while it is made, starts, and is migrated. */
const KILLED_AFTER_MS = [150, 600, 1_500];
const PORT = "38472";

async function killedStart(dataDir: string, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, "scripts/start.mjs")], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATA_DIR: dataDir, PORT },
  });
  const ended = once(child, "exit");
  await new Promise<void>((resolve) => {
    child.stdout.on("data", (stated) => String(stated).includes("Starting the embedded") && resolve());
  });
  await sleep(afterMs);
  child.kill("SIGKILL");
  await ended;
}

test("operating-23 a first start that is killed, again and again, keeps no later one from starting", async () => {
  const work = await mkdtemp(join(tmpdir(), "gf-ledger-first-"));
  // Under root the database runs as another user, who must be able to enter this folder.
  await chmod(work, 0o711);
  const dataDir = join(work, "data");
  for (const afterMs of KILLED_AFTER_MS) await killedStart(dataDir, afterMs);
  const product = await startProduct(dataDir);
  expect((await fetch(`http://127.0.0.1:${product.port}/api/health`)).status).toBe(200);
  await product.stop();
  expect((await readdir(join(dataDir, "postgres"))).filter((name) => name.startsWith("cluster.new"))).toEqual(
    [],
  );
  await rm(work, { recursive: true });
});
