import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openDatabase } from "../src/database";
import { databaseTrouble } from "../src/database-trouble";
import { watchDatabase } from "../src/database-watch";
import { startEmbeddedServer } from "../src/embedded/embedded-server";

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !holds(); tries += 1) await sleep(50);
}

test("A database that is stopped is told from every other failure, and found again on the same port", async () => {
  const directory = await mkdtemp(join(tmpdir(), "away-"));
  const first = await startEmbeddedServer({ directory });
  const { database, pool, close } = openDatabase(first.url);
  expect(await pool.query("SELECT 1")).toMatchObject({ rowCount: 1 });
  const nonsense = await errorOf(pool.query("SELECT nonsense"));
  expect([nonsense !== null, databaseTrouble(nonsense)]).toEqual([true, null]);

  if (!first.processId) throw new Error("The server's process is not known.");
  process.kill(first.processId, "SIGKILL");
  await first.ended;
  expect(databaseTrouble(await errorOf(pool.query("SELECT 1")))).toBe("away");
  expect(databaseTrouble(await errorOf(database.$queryRaw`SELECT 1`))).toBe("away");
  expect(databaseTrouble(await errorOf(database.$transaction((one) => one.$queryRaw`SELECT 1`)))).toBe(
    "away",
  );
  await first.stop();

  const second = await startEmbeddedServer({ directory, port: first.port });
  expect(second.url).toBe(first.url);
  expect(await database.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  await close();
  await second.stop();
});

test("A database that hangs is noticed within seconds, and noticed again when it answers", async () => {
  const server = await startEmbeddedServer({ directory: await mkdtemp(join(tmpdir(), "hangs-")) });
  const heard: boolean[] = [];
  const watch = watchDatabase(server.url, {
    everyMs: 50,
    deadlineMs: 300,
    onChange: (away) => heard.push(away),
  });
  await sleep(200);
  expect(watch.away).toBe(false);
  const { pool, close } = openDatabase(server.url, 1);
  const { rows } = await pool.query(
    "SELECT pid FROM pg_stat_activity WHERE application_name = 'gf-ledger-watch'",
  );
  const hung = [server.processId ?? 0, ...rows.map(({ pid }) => Number(pid))];
  for (const pid of hung) process.kill(pid, "SIGSTOP");
  await until(() => watch.away);
  expect(watch.away).toBe(true);
  for (const pid of hung) process.kill(pid, "SIGCONT");
  await until(() => !watch.away);
  expect(heard).toEqual([true, false]);
  await watch.close();
  await close();
  await server.stop();
});

/** Blocks this process: nothing else runs in it meanwhile. */
function standStill(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test("A process that stood still says nothing about a database that is well, and still finds one that is away", async () => {
  const server = await startEmbeddedServer({ directory: await mkdtemp(join(tmpdir(), "still-")) });
  const heard: boolean[] = [];
  const watch = watchDatabase(server.url, {
    everyMs: 0,
    deadlineMs: 200,
    onChange: (away) => heard.push(away),
  });
  await sleep(200);
  for (let hang = 0; hang < 6; hang += 1) {
    standStill(500);
    // Long enough to ask, too short to be answered.
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(heard).toEqual([]);
  await sleep(300);
  expect([watch.away, heard]).toEqual([false, []]);
  await server.stop();
  await until(() => watch.away);
  expect(watch.away).toBe(true);
  await watch.close();
});

test("What is full, and what is wrapped, is told too", () => {
  expect(databaseTrouble({ code: "53100" })).toBe("full");
  expect(databaseTrouble(new Error("x", { cause: { originalCode: "57P01" } }))).toBe("changing");
  expect(databaseTrouble(new AggregateError([{ code: "ECONNREFUSED" }]))).toBe("away");
  expect(databaseTrouble(new Error("Invalid input"))).toBeNull();
  expect(databaseTrouble(null)).toBeNull();
});
