import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import { describe, expect, onTestFinished, test } from "vitest";
import { readFailure } from "../../src/image/image-problem";
import { createFairReader } from "../../src/queue/fair-reader";
import type { ReadOutcome } from "../../src/receipt-reader";
import { createReaderService } from "../../src/remote/reader-service";
import { createRemoteReader } from "../../src/remote/remote-reader";
import { aReadingOf } from "./a-reading";

const SECRET = "s".repeat(32);
const BEARER = { Authorization: `Bearer ${SECRET}` };
const PHOTO = Buffer.from("the bytes of a photo");

/** The real service and its queue, with a reader whose readings end when the test says so. */
async function openService({ mostWaiting: maxWaiting = 4 } = {}) {
  const begun: { image: string; end: (outcome?: ReadOutcome) => void }[] = [];
  const reader = createFairReader(
    {
      name: "local",
      version: "test",
      read: (image, { onStage, signal } = {}) => {
        onStage?.("prepare");
        return new Promise((resolve) => {
          begun.push({
            image: Buffer.from(image).toString(),
            end: (outcome = aReadingOf(image)) => resolve(outcome),
          });
          signal?.addEventListener("abort", () => resolve(readFailure("busy")));
        });
      },
      async close() {},
    },
    { atOnce: 1, lastReadingMs: 20_000 },
  );
  const service = createReaderService({
    reader,
    secret: SECRET,
    atOnce: 1,
    mostWaiting: maxWaiting,
    aliveEveryMs: 50,
  });
  await new Promise<void>((resolve) => service.server.listen(0, "127.0.0.1", resolve));
  const { port } = service.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  onTestFinished(async () => {
    service.server.closeAllConnections();
    service.server.close();
  });
  return {
    ...service,
    address,
    port,
    begun,
    read: (body: Uint8Array, headers: Record<string, string> = BEARER) =>
      fetch(`${address}/read`, { method: "POST", headers, body: new Uint8Array(body) }),
    ready: async () => {
      const response = await fetch(`${address}/ready`);
      return { httpStatus: response.status, ...((await response.json()) as object) };
    },
  };
}

/** A web server with its own connection to the readers. */
function webServer(...addresses: string[]) {
  const times = { lookEveryMs: 100, waitMs: 10_000 };
  const reader = createRemoteReader({ addresses, secret: SECRET, times });
  onTestFinished(() => reader.close());
  return reader;
}

describe("operating-35 the reader service", () => {
  test("operating-35 tells that it is there and what it has in hand, to anybody", async () => {
    const { address, ready, read, begun } = await openService();
    expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: "ok" });
    expect(await ready()).toEqual({ httpStatus: 200, status: "ready", underWay: 0, waiting: 0 });
    const answers = [read(PHOTO), read(PHOTO)];
    await expect.poll(ready).toMatchObject({ underWay: 1, waiting: 1 });
    begun[0]?.end();
    await expect.poll(() => begun).toHaveLength(2);
    begun[1]?.end();
    for (const answer of answers) await (await answer).text();
    expect(await ready()).toMatchObject({ underWay: 0, waiting: 0 });
    expect((await fetch(`${address}/elsewhere`)).status).toBe(404);
  });

  test.each([
    ["no secret", {}],
    ["another secret", { Authorization: `Bearer ${"x".repeat(32)}` }],
    ["half of it", { Authorization: `Bearer ${SECRET.slice(16)}` }],
    ["another scheme", { Authorization: `Basic ${SECRET}` }],
  ])("operating-35 %s: 401, and nothing is read or told", async (_, headers) => {
    const { address, read, begun } = await openService();
    expect((await read(PHOTO, headers as Record<string, string>)).status).toBe(401);
    expect((await fetch(`${address}/metrics`, { headers })).status).toBe(401);
    expect(begun).toHaveLength(0);
  });

  test("operating-35 its figures count what was read and what was refused", async () => {
    const { address, read, begun } = await openService();
    const answer = read(PHOTO);
    await expect.poll(() => begun).toHaveLength(1);
    begun[0]?.end();
    await (await answer).text();
    await read(PHOTO, {});
    const text = await (await fetch(`${address}/metrics`, { headers: BEARER })).text();
    expect(text).toMatch(/gf_reader_service_seconds_count\{outcome="ok"\} 1/);
    expect(text).toMatch(/gf_reader_service_refused_total\{reason="secret"\} 1/);
    expect(text).toMatch(/gf_reader_service_under_way 0/);
  });

  test("reading-52 a photo larger than the web server takes is refused, also one that hides its size", async () => {
    const { read, port, begun } = await openService();
    expect((await read(Buffer.alloc(MAX_IMAGE_BYTES + 1))).status).toBe(413);
    const status = await new Promise((resolve, reject) => {
      const call = request({ port, method: "POST", path: "/read", headers: BEARER }, (response) =>
        resolve(response.statusCode),
      );
      call.on("error", reject);
      for (let count = 0; count < 16; count += 1) call.write(Buffer.alloc(1024 * 1024));
      call.end();
    });
    expect(status).toBe(413);
    expect(begun).toHaveLength(0);
  });

  test("reading-51 one photo more than the places is answered 503 with Retry-After before it is read", async () => {
    const { read, begun, ready } = await openService({ mostWaiting: 1 });
    const answers = [read(PHOTO), read(PHOTO)];
    await expect.poll(ready).toMatchObject({ underWay: 1, waiting: 1 });
    const refused = await read(PHOTO);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    begun[0]?.end();
    await expect.poll(() => begun).toHaveLength(2);
    begun[1]?.end();
    for (const answer of answers) expect(await (await answer).text()).toContain('"reading"');
  });

  test("reading-47 a caller who leaves ends the reading", async () => {
    const { address, begun, ready } = await openService();
    const leaving = new AbortController();
    const reader = webServer(address);
    const outcome = reader.read(PHOTO, { signal: leaving.signal });
    await expect.poll(() => begun).toHaveLength(1);
    leaving.abort();
    expect(await outcome).toMatchObject({ reason: "busy" });
    await expect.poll(ready).toMatchObject({ underWay: 0, waiting: 0 });
  });
});

test("reading-50 accounts are served in turn, whichever web server their photos come from", async () => {
  const { address, begun, ready } = await openService({ mostWaiting: 8 });
  const [first, second] = [webServer(address), webServer(address)];
  const answers: Promise<ReadOutcome>[] = [];
  const photos: [typeof first, string, string][] = [
    [first, "greedy", "greedy 1"],
    [first, "greedy", "greedy 2"],
    [second, "greedy", "greedy 3"],
    [second, "other", "other 1"],
    [first, "third", "third 1"],
  ];
  for (const [web, id, image] of photos) {
    const waiting = photos.findIndex((photo) => photo[2] === image);
    answers.push(web.read(Buffer.from(image), { owner: { id, places: 5 } }));
    await expect.poll(ready).toMatchObject({ underWay: 1, waiting });
  }
  for (const index of photos.keys()) {
    await expect.poll(() => begun).toHaveLength(index + 1);
    begun[index]?.end();
  }
  expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
  const order = begun.map(({ image }) => image);
  expect(order[0]).toBe("greedy 1");
  expect(order.slice(1, 3).sort()).toEqual(["other 1", "third 1"]);
  expect(order.slice(3)).toEqual(["greedy 2", "greedy 3"]);
});

test("operating-36 a drain says so, hands waiting photos back, finishes the one in hand and closes", async () => {
  const { address, server, begun, ready, read, drain } = await openService();
  const inHand = read(PHOTO);
  await expect.poll(() => begun).toHaveLength(1);
  const waiting = read(PHOTO);
  await expect.poll(ready).toMatchObject({ waiting: 1 });
  const drained = drain({ tellMs: 100, lastMs: 20_000 });
  expect(await (await waiting).text()).toContain('"stopping"');
  expect(await ready()).toMatchObject({ httpStatus: 503, status: "stopping", underWay: 1 });
  const late = await read(PHOTO);
  expect([late.status, late.headers.get("retry-after")]).toEqual([503, "1"]);
  begun[0]?.end();
  expect(await (await inHand).text()).toContain('"reading"');
  await drained;
  expect(server.listening).toBe(false);
  await expect(fetch(`${address}/health`)).rejects.toThrow();
});

test("operating-36 reading-51 readers are drained and replaced under load without a lost photo", async () => {
  const [old, heir] = [await openService({ mostWaiting: 2 }), await openService({ mostWaiting: 2 })];
  const web = webServer(old.address, heir.address);
  const reading = setInterval(() => {
    for (const { end } of [...old.begun, ...heir.begun]) end();
  }, 20);
  onTestFinished(() => clearInterval(reading));
  const photos = Array.from({ length: 40 }, (_, index) => `photo ${index}`);
  const answers = photos.map((image, index) =>
    web.read(Buffer.from(image), { owner: { id: `account ${index % 7}`, places: 5 } }),
  );
  await expect.poll(() => old.begun.length).toBeGreaterThan(1);
  await old.drain({ tellMs: 100, lastMs: 20_000 });
  const outcomes = await Promise.all(answers);
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
  expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.imageSha256)).size).toBe(40);
});
