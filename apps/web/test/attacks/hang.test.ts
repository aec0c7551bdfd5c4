import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerWithDrafts } from "../resilience/support/owner";
import { openProduct, type Product } from "../resilience/support/product";

/** Time for five questions two seconds apart, the diagnostic, and a start. */
const REPLACED_WITHIN_MS = 40_000;
const LOOP = pathToFileURL(join(import.meta.dirname, "support/busy-loop.mjs")).href;

let product: Product;
let folder: string;
let cookie: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gf-ledger-hang-"));
  product = await openProduct({
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${LOOP}`.trim(),
    BUSY_LOOP_FILE: join(folder, "loop"),
  });
  ({ cookie } = await ownerWithDrafts(product, 1));
  await product.readyAgain();
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

const years = () => product.send("GET", "/api/tax-report/years", { cookie });

/** Waits until another process answers in place of a hung one. */
async function replaced(hung: number | undefined): Promise<void> {
  const until = performance.now() + REPLACED_WITHIN_MS;
  while (product.webServer() === hung || product.webServer() === undefined) {
    if (performance.now() > until) throw new Error(`Process ${hung} still runs:\n${product.output()}`);
    await sleep(200);
  }
  await product.readyAgain();
}

test("operating-21 a server that turns round for ever is replaced, and what it was doing is written down", async () => {
  const hung = product.webServer();
  await writeFile(join(folder, "loop"), "");
  await sleep(1_000);
  await rm(join(folder, "loop"));
  await replaced(hung);
  expect((await years()).status).toBe(200);
  const [file = "", ...others] = await readdir(join(product.dataDir, "diagnostics"));
  expect(others).toEqual([]);
  expect(product.output()).toContain(join(product.dataDir, "diagnostics", file));
  const { stack } = JSON.parse(await readFile(join(product.dataDir, "diagnostics", file), "utf8"));
  expect(stack[0]).toContain("turnRoundForEver");
});

test("operating-21 a server that stood still for some seconds is left alone, and nobody is told that records can't be reached", async () => {
  const pid = product.webServer() ?? 0;
  process.kill(pid, "SIGSTOP");
  await sleep(6_000);
  process.kill(pid, "SIGCONT");
  const statuses: number[] = [];
  for (let call = 0; call < 20; call += 1) {
    statuses.push((await years()).status);
    await sleep(100);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(product.webServer()).toBe(pid);
});

test("operating-21 a server that can't even tell what it was doing is replaced all the same", async () => {
  const hung = product.webServer();
  process.kill(hung ?? 0, "SIGSTOP");
  await replaced(hung);
  expect((await years()).status).toBe(200);
  expect(product.output()).toContain("it could not tell what it was doing");
});
