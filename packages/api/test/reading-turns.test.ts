import { readFailure } from "@gf-ledger/reader/image/image-problem";
import { createFairReader, type FairReader } from "@gf-ledger/reader/queue/fair-reader";
import { createSharedReader, type SharedReaderSettings } from "@gf-ledger/reader/queue/shared-reader";
import type { ReadOptions, ReadOutcome } from "@gf-ledger/reader/receipt-reader";
import { afterEach, expect, test } from "vitest";
import { createReadingTurns } from "../src/limits/reading-turns";
import { openTestApp, type TestApp } from "./support/test-app";

const PHOTO = new Uint8Array(1000);
let testApp: TestApp;
/** The names of the accounts whose photos began, in order, over all web servers. */
let begun: string[] = [];
const ends = new Map<string, (outcome: ReadOutcome) => void>();
const ids = new Map<string, string>();
const servers: FairReader[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await testApp.close();
});

/** People by their names. */
async function people(...names: string[]): Promise<void> {
  testApp = await openTestApp();
  begun = [];
  ends.clear();
  for (const name of names) ids.set(name, (await testApp.signIn()).user.id);
}

/** A web server whose readers hold each photo until the test ends it. */
function webServer(atOnce: number, settings: Partial<SharedReaderSettings> = {}) {
  const held = createFairReader(
    {
      name: "local",
      version: "held",
      read: (_image, { owner } = {}) => {
        const name = [...ids].find(([, id]) => id === owner?.id)?.[0] ?? "";
        begun.push(name);
        return new Promise((resolve) => ends.set(name, resolve));
      },
      close: async () => {
        for (const end of ends.values()) end(readFailure("busy"));
      },
    },
    { atOnce: Number.POSITIVE_INFINITY },
  );
  const turns = createReadingTurns(testApp.pool, atOnce);
  const reader = createSharedReader(held, { turns, lookEveryMs: 20, ...settings });
  servers.push(reader);
  return {
    reader,
    send: (name: string, options: Omit<ReadOptions, "owner"> = {}, places = 2) =>
      reader.read(PHOTO, { ...options, owner: { id: ids.get(name) ?? "", places } }),
  };
}

const end = (name: string) => ends.get(name)?.(readFailure("timed_out"));
const waitingRows = async () => {
  const { rows } = await testApp.pool.query<{ waiting: number }>(
    "SELECT count(*)::int AS waiting FROM reading_turns WHERE begun_at IS NULL",
  );
  return rows[0]?.waiting;
};

test("reading-53 accounts are served in turn over all web servers, whichever holds their photos", async () => {
  await people("greedy", "ada", "bob");
  const [one, other] = [webServer(1), webServer(1)];
  for (const server of [one, other]) void server.send("greedy");
  await expect.poll(() => begun).toEqual(["greedy", "greedy"]);
  void one.send("greedy");
  await expect.poll(waitingRows).toBe(1);
  void one.send("ada");
  await expect.poll(waitingRows).toBe(2);
  void other.send("bob");
  await expect.poll(waitingRows).toBe(3);
  end("greedy");
  await expect.poll(() => begun.slice(2)).toEqual(["ada"]);
  end("ada");
  await expect.poll(() => begun.slice(3)).toEqual(["bob"]);
  end("bob");
  await expect.poll(() => begun.slice(4)).toEqual(["greedy"]);
});

test("reading-53 the waiting places of an account are those of all web servers together", async () => {
  await people("greedy", "ada");
  const [one, other] = [webServer(1), webServer(1)];
  const first = one.send("greedy");
  void other.send("ada");
  await expect.poll(() => begun.length).toBe(2);
  void one.send("greedy");
  void other.send("greedy");
  const refused = await other.send("greedy");
  expect(refused).toMatchObject({
    reason: "too_many_waiting",
    message: 'photoFaults.places {"places":2}',
    retryAfterSeconds: expect.any(Number),
  });
  expect(await one.send("greedy")).toMatchObject({ reason: "too_many_waiting" });
  end("greedy");
  expect(await first).toMatchObject({ reason: "timed_out" });
  await expect.poll(waitingRows).toBe(1);
  void other.send("greedy");
  await expect.poll(waitingRows).toBe(2);
});

test("reading-53 the place in the queue is told over all web servers, and whenever it changes", async () => {
  await people("ada", "bob", "eve");
  const [one, other] = [webServer(1), webServer(1)];
  const places: number[] = [];
  void one.send("ada");
  await expect.poll(() => begun).toEqual(["ada"]);
  void one.send("bob");
  await expect.poll(waitingRows).toBe(1);
  // The other web server brings a second photo to the readers, and has nothing to send itself.
  void other.send("eve", {
    onStage: (testApp, place) => testApp === "queued" && place && places.push(place.position),
  });
  await expect.poll(() => begun).toEqual(["ada", "bob"]);
  await expect.poll(() => places).toEqual([1]);
  end("ada");
  await expect.poll(() => begun).toEqual(["ada", "bob", "eve"]);
});

test("reading-53 a web server that died gives its places and its turns back after fifteen seconds", async () => {
  await people("ada", "bob");
  const dead = createReadingTurns(testApp.pool, 1);
  const id = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
  const owner = ids.get("ada") ?? "";
  const held = [1, 2, 3].map((index) => ({ id: id(index), owner, isRead: index === 1 }));
  await dead.agree(held);
  const { send } = webServer(1);
  expect(await send("ada")).toMatchObject({ reason: "too_many_waiting" });
  await testApp.pool.query("UPDATE reading_turns SET seen_at = seen_at - interval '16 seconds'");
  void send("ada");
  await expect.poll(() => begun).toEqual(["ada"]);
});

test("reading-53 turns that are lost with the database are told again, and no photo begins twice", async () => {
  await people("ada", "bob");
  const { send } = webServer(1);
  void send("ada");
  await expect.poll(() => begun).toEqual(["ada"]);
  void send("bob");
  await expect.poll(waitingRows).toBe(1);
  await testApp.pool.query("TRUNCATE reading_turns");
  await expect.poll(waitingRows).toBe(1);
  expect(begun).toEqual(["ada"]);
  end("ada");
  await expect.poll(() => begun).toEqual(["ada", "bob"]);
});

test("reading-53 a photo whose sender leaves while it waits gives its place back; a server that stops answers at once", async () => {
  await people("ada", "bob");
  const { send, reader } = webServer(1);
  const inHand = send("ada");
  await expect.poll(() => begun).toEqual(["ada"]);
  const left = new AbortController();
  const leaving = send("bob", { signal: left.signal });
  const staying = send("bob");
  await expect.poll(waitingRows).toBe(2);
  left.abort();
  expect(await leaving).toMatchObject({ reason: "busy" });
  await expect.poll(waitingRows).toBe(1);
  reader.stopTaking();
  expect(await staying).toMatchObject({ reason: "stopping" });
  expect(await send("bob")).toMatchObject({ reason: "stopping" });
  end("ada");
  expect(await inHand).toMatchObject({ reason: "timed_out" });
  expect(begun).toEqual(["ada"]);
});

test("reading-53 photos wait while the turns can't be reached, and are told to come again when that takes long", async () => {
  await people("ada", "bob");
  const troubles: unknown[] = [];
  let isAway = false;
  const turns = createReadingTurns(testApp.pool, 1);
  const { send } = webServer(1, {
    turns: { agree: (...args) => (isAway ? Promise.reject(new Error("away")) : turns.agree(...args)) },
    onTrouble: (error) => troubles.push(error),
    aliveEveryMs: 20,
    awayMs: 300,
  });
  void send("ada");
  await expect.poll(() => begun).toEqual(["ada"]);
  const waiting = send("bob");
  await expect.poll(waitingRows).toBe(1);
  isAway = true;
  expect(await send("bob")).toMatchObject({ reason: "busy", retryAfterSeconds: 10 });
  expect(await waiting).toMatchObject({ reason: "busy", retryAfterSeconds: 10 });
  expect(troubles.length).toBeGreaterThan(1);
  isAway = false;
  end("ada");
  void send("bob");
  await expect.poll(() => begun).toEqual(["ada", "bob"]);
});

test("reading-53 an account that is deleted while its photo waits holds up nobody", async () => {
  await people("ada", "bob", "eve");
  const { send } = webServer(1);
  void send("ada");
  await expect.poll(() => begun).toEqual(["ada"]);
  const gone = send("bob");
  await expect.poll(waitingRows).toBe(1);
  await testApp.database.user.delete({ where: { id: ids.get("bob") ?? "" } });
  expect(await gone).toMatchObject({ reason: "busy" });
  void send("eve");
  end("ada");
  await expect.poll(() => begun).toEqual(["ada", "eve"]);
});
