import type { ReadingStage } from "@gf-ledger/domain/reading/reading-stage";
import { describe, expect, onTestFinished, test } from "vitest";
import { createRemoteReader, type RemoteTimes } from "../../src/remote/remote-reader";
import { readingText } from "./a-reading";
import { begin, type StandInReader, standInReader } from "./stand-in-reader";

const SECRET = "s".repeat(32);
const PHOTO = Buffer.from("the bytes of a photo");
const TIMES: RemoteTimes = { takenMs: 400, silenceMs: 400, wholeMs: 20_000, lookEveryMs: 100, waitMs: 8_000 };

const stage = (name: ReadingStage) => JSON.stringify({ stage: name });

function remote(readers: readonly (StandInReader | string)[], times: Partial<RemoteTimes> = {}) {
  const troubles: string[] = [];
  const reader = createRemoteReader({
    addresses: readers.map((one) => (typeof one === "string" ? one : one.address)),
    secret: SECRET,
    times: { ...TIMES, ...times },
    onTrouble: (_, trouble) => troubles.push(trouble),
  });
  onTestFinished(() => reader.close());
  return { reader, troubles };
}

const reads = () =>
  standInReader((response, image) => {
    begin(response, stage("queued"), stage("prepare"), '{"alive":true}', stage("read_text"));
    response.end(readingText(image));
  });

describe("reading-47 the answer of a reader", () => {
  test("reading-47 is followed line by line, with the secret and without the account's id", async () => {
    const one = await reads();
    const { reader } = remote([one]);
    const stages: ReadingStage[] = [];
    const outcome = await reader.read(PHOTO, {
      owner: { id: "account-7", places: 2 },
      onStage: (name) => stages.push(name),
    });
    expect(outcome).toMatchObject({ ok: true, reading: { store: { value: "PANTRY" } } });
    expect(stages).toEqual(["queued", "prepare", "read_text"]);
    const headers = one.reads[0]?.headers;
    expect(headers?.authorization).toBe(`Bearer ${SECRET}`);
    expect(headers?.["x-reading-owner"]).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(headers)).not.toContain("account-7");
  });

  test.each([
    ["no JSON", "<html>502</html>"],
    ["another object", '{"hello":1}'],
    ["an unknown stage", '{"stage":"dream"}'],
    ["a reading of another shape", '{"reading":{"store":"x"},"imageSha256":"0","perceptualHash":"0"}'],
    ["an error of an unknown reason", '{"error":{"reason":"mood","message":"No."}}'],
    ["the reading of another photo", readingText(Buffer.from("another photo")).trim()],
  ])("reading-47 %s is no answer: the photo is read by another reader", async (_, line) => {
    const [bad, good] = [await standInReader((response) => begin(response, line)), await reads()];
    bad.ready.waiting = 0;
    good.ready.waiting = 5;
    const { reader, troubles } = remote([bad, good]);
    expect(await reader.read(PHOTO)).toMatchObject({ ok: true });
    expect([bad.reads.length, good.reads.length]).toEqual([1, 1]);
    expect(troubles).toHaveLength(1);
  });

  test("reading-47 a reader's reason and sentence about a photo are passed on, and it is not read again", async () => {
    const error = { reason: "truncated", message: "Part of the photo is missing." };
    const [one, other] = [await standInReader((r) => begin(r, JSON.stringify({ error }))), await reads()];
    other.ready.waiting = 5;
    const { reader } = remote([one, other]);
    expect(await reader.read(PHOTO)).toEqual({ ok: false, ...error });
    expect(other.reads).toHaveLength(0);
  });
});

describe("reading-48 which reader", () => {
  test("reading-48 the one with the fewest photos in hand that says it is ready", async () => {
    const [busy, idle, stopping] = [await reads(), await reads(), await reads()];
    busy.ready.underWay = 3;
    stopping.ready.status = 503;
    const { reader } = remote([busy, stopping, idle]);
    const readByIdle = async () => {
      const before = idle.reads.length;
      await reader.read(PHOTO);
      return idle.reads.length - before;
    };
    await expect.poll(readByIdle).toBe(1);
    const before = [busy, stopping, idle].map((one) => one.reads.length);
    for (let count = 0; count < 3; count += 1) await reader.read(PHOTO);
    const after = [busy, stopping, idle].map((one) => one.reads.length);
    expect(after.map((reads, index) => reads - (before[index] ?? 0))).toEqual([0, 0, 3]);
  });

  test("reading-48 whether one is ready is known again when it comes back", async () => {
    const one = await reads();
    one.ready.status = 503;
    const { reader } = remote([one]);
    await expect.poll(() => reader.isThere()).toBe(false);
    one.ready.status = 200;
    await expect.poll(() => reader.isThere()).toBe(true);
  });
});

describe("reading-49 a reader that dies", () => {
  test("reading-49 mid-reading costs nothing: another reads the photo, and no stage is told backwards", async () => {
    const dying = await standInReader((response) => {
      begin(response, stage("queued"), stage("prepare"), stage("find_text"), stage("read_text"));
      setTimeout(() => response.destroy(), 50);
    });
    const good = await standInReader((response, image) => {
      const names = ["queued", "prepare", "find_text", "read_text", "understand"] as const;
      begin(response, ...names.map(stage));
      response.end(readingText(image));
    });
    good.ready.waiting = 5;
    const { reader, troubles } = remote([dying, good]);
    const stages: ReadingStage[] = [];
    expect(await reader.read(PHOTO, { onStage: (name) => stages.push(name) })).toMatchObject({ ok: true });
    expect(stages).toEqual(["queued", "prepare", "find_text", "read_text", "understand"]);
    expect(troubles).toEqual(["broke off"]);
  });

  test("reading-49 behind a balancer the same address is asked again", async () => {
    let calls = 0;
    const balancer = await standInReader((response, image) => {
      calls += 1;
      begin(response, stage("prepare"));
      if (calls === 1) setTimeout(() => response.destroy(), 50);
      else response.end(readingText(image));
    });
    expect(await remote([balancer]).reader.read(PHOTO)).toMatchObject({ ok: true });
    expect(calls).toBe(2);
  });

  test("reading-49 a photo that two readers died of is not given to a third", async () => {
    const dies = () =>
      standInReader((response) => {
        begin(response, stage("prepare"));
        response.end();
      });
    const three = [await dies(), await dies(), await dies()];
    const { reader } = remote(three);
    expect(await reader.read(PHOTO)).toMatchObject({ ok: false, reason: "vendor_failed" });
    expect(three.map((one) => one.reads.length).sort()).toEqual([0, 1, 1]);
  });

  test.each([
    ["takes the photo and falls silent", (r: Parameters<typeof begin>[0]) => begin(r, stage("prepare"))],
    ["never begins to answer", () => {}],
  ])("reading-49 one that %s is left for another", async (_, answer) => {
    const [hung, good] = [await standInReader(answer), await reads()];
    good.ready.waiting = 5;
    expect(await remote([hung, good]).reader.read(PHOTO)).toMatchObject({ ok: true });
    expect([hung.reads.length, good.reads.length]).toEqual([1, 1]);
  });

  test("reading-49 signs of life keep a slow reading going", async () => {
    const slow = await standInReader((response, image) => {
      begin(response, stage("read_text"));
      let beats = 0;
      const beat = setInterval(() => {
        beats += 1;
        if (beats <= 8) return response.write('{"alive":true}\n');
        clearInterval(beat);
        response.end(readingText(image));
      }, 100);
    });
    expect(await remote([slow]).reader.read(PHOTO)).toMatchObject({ ok: true });
    expect(slow.reads).toHaveLength(1);
  });
});

describe("reading-51 readers that take no photo now", () => {
  test("reading-51 a photo waits for one that is full, and for one that is being replaced", async () => {
    let refusals = 0;
    const full = await standInReader((response, image) => {
      refusals += 1;
      if (refusals === 1) return response.writeHead(503, { "Retry-After": "1" }).end("{}");
      if (refusals === 2) {
        begin(response, '{"error":{"reason":"stopping","message":"The reader is being restarted."}}');
        return response.end();
      }
      begin(response);
      return response.end(readingText(image));
    });
    expect(await remote([full]).reader.read(PHOTO)).toMatchObject({ ok: true });
    expect(refusals).toBe(3);
  });

  test("reading-51 a photo that nobody takes is told to come again", async () => {
    const gone = await reads();
    await gone.close();
    const { reader } = remote([gone.address], { waitMs: 500 });
    expect(await reader.read(PHOTO)).toMatchObject({ ok: false, reason: "busy", retryAfterSeconds: 10 });
  });

  test("reading-51 a secret that no reader takes ends in our own fault, not in waiting", async () => {
    const strict = () => standInReader((response) => void response.writeHead(401).end("{}"));
    const { reader, troubles } = remote([await strict(), await strict()]);
    expect(await reader.read(PHOTO)).toMatchObject({ reason: "vendor_failed" });
    expect(troubles).toEqual(["refuses READER_SECRET", "refuses READER_SECRET"]);
  });

  test("reading-51 a person who leaves ends the call to the reader", async () => {
    let left = false;
    const slow = await standInReader((response) => {
      response.on("close", () => {
        left = true;
      });
      begin(response, stage("prepare"));
    });
    const leaving = new AbortController();
    const { reader } = remote([slow]);
    const outcome = reader.read(PHOTO, { signal: leaving.signal, onStage: () => leaving.abort() });
    expect(await outcome).toMatchObject({ ok: false, reason: "busy" });
    await expect.poll(() => left).toBe(true);
    expect(slow.reads).toHaveLength(1);
  });
});
