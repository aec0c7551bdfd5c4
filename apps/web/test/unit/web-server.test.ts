import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@gf-ledger/db/embedded/free-port";
import { afterEach, expect, test, vi } from "vitest";
import { startWebServer } from "../../launcher/process/web-server";

let server: Awaited<ReturnType<typeof startWebServer>> | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await server?.stop();
});

/** A server that answers nobody, says at once that it stops, and goes on running as long as it may. */
const STOPPING = `
  import { appendFileSync } from "node:fs";
  appendFileSync(process.env.STARTS, "started\\n");
  process.on("SIGTERM", () => process.exit(0));
  process.send("ready");
  process.send("stopping");
  setInterval(() => {}, 1000);
`;

/** A web server as the launcher starts it; resolves with a function that counts its starts. */
async function launched(source: string) {
  const root = await mkdtemp(join(tmpdir(), "web-server-"));
  const file = join(root, "apps/web/dist/server.mjs");
  const starts = join(root, "starts");
  await mkdir(join(root, "apps/web/dist"), { recursive: true });
  await writeFile(file, source);
  const env = { ...process.env, DATA_DIR: root, STARTS: starts, PORT: String(await freePort()) };
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout", "performance"] });
  server = await startWebServer(root, env, Promise.resolve("postgresql://localhost/x"));
  return async () => (await readFile(starts, "utf8")).split("\n").length - 1;
}

/** Advances the launcher's time, and lets other processes run meanwhile. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await sleep(20);
  }
}

test("operating-22 a web server that stops without the launcher's word has its time to end what is under way", async () => {
  const starts = await launched(STOPPING);
  await sleep(100);
  await pass(28);
  // As long as a new start would need to record itself.
  await sleep(1_000);
  expect(await starts()).toBe(1);
  await pass(6);
  for (let tries = 0; tries < 100 && (await starts()) === 1; tries += 1) await sleep(50);
  expect(await starts()).toBeGreaterThan(1);
});
