import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startProduct } from "../../../../scripts/product.mjs";
import { startServer } from "../../bench/process/bench-server";

const SCRIPTS = join(import.meta.dirname, "../../../../scripts");
const SOON_MS = 5_000;

const inTime = (done: Promise<unknown>) =>
  Promise.race([
    done.then(() => "done"),
    sleep(SOON_MS, "waits still", { ref: false }) satisfies Promise<string>,
  ]);

test("a product whose launcher was killed by a signal counts as stopped", async () => {
  const work = await mkdtemp(join(tmpdir(), "killed-"));
  const script = join(work, "start.mjs");
  await writeFile(script, 'process.stdout.write("GF Ledger is ready"); setInterval(() => {}, 1000);');
  const product = await startProduct(join(work, "data"), {}, relative(SCRIPTS, script));
  if (product.pid === undefined) throw new Error("The launcher has no process.");
  process.kill(product.pid, "SIGKILL");
  await sleep(500);
  expect(await inTime(product.stop())).toBe("done");
});

test("a bench says at once that the server it waits for was killed by a signal", async () => {
  const killsItself = [process.execPath, "-e", 'process.kill(process.pid, "SIGKILL")'];
  const started = startServer(killsItself, { cwd: SCRIPTS, port: 9, path: "/" });
  expect(await inTime(started.catch((error: Error) => expect(error.message).toMatch(/ended\.$/)))).toBe(
    "done",
  );
});
