import type { QueuePlace } from "@gf-ledger/domain/reading/reading-stage";
import { describe, expect, it } from "vitest";
import { readFailure } from "../image/image-problem";
import type { ReadOutcome, ReceiptReader } from "../receipt-reader";
import { createFairReader, type FairSettings } from "./fair-reader";

const PHOTO = new Uint8Array(1000);

/** A reader whose readings end, and whose aborted readings are let go, when the test says so. */
function openStage(settings: Partial<FairSettings> = {}) {
  const begun: string[] = [];
  const ends = new Map<string, (outcome: ReadOutcome) => void>();
  const inner: ReceiptReader = {
    name: "local",
    version: "test",
    read: (_image, { onStage, owner } = {}) => {
      const id = owner?.id ?? "";
      begun.push(id);
      onStage?.("prepare");
      return new Promise((resolve) => ends.set(id, resolve));
    },
    async close() {
      for (const end of ends.values()) end(readFailure("busy"));
    },
  };
  const reader = createFairReader(inner, { atOnce: 1, ...settings });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    reader,
    begun,
    send: (id: string, places = 2, signal?: AbortSignal) =>
      reader.read(PHOTO, { owner: { id, places }, ...(signal ? { signal } : {}) }),
    async end(id: string) {
      ends.get(id)?.(readFailure("timed_out"));
      await turn();
    },
  };
}

describe("api-20 waiting places", () => {
  it("api-20 one photo more than the places of the account is told their number and when to come again", async () => {
    const { send } = openStage();
    for (let count = 0; count < 3; count += 1) void send("greedy");
    const refused = await send("greedy");
    expect(refused).toMatchObject({
      reason: "too_many_waiting",
      message: 'photoFaults.places {"places":2}',
    });
    expect(refused).toHaveProperty(
      "retryAfterSeconds",
      expect.toSatisfy((s: number) => s >= 1 && s < 60),
    );
  });

  it("api-20 24 photos of one account refuse nobody else and are served in turn with the others", async () => {
    const { send, begun, end } = openStage();
    const answers = Array.from({ length: 24 }, () => send("greedy"));
    const others = Array.from({ length: 12 }, (_, n) => `person ${n}`);
    for (const id of others) void send(id);
    expect((await Promise.all(answers.slice(3))).map((answer) => !answer.ok && answer.reason)).toEqual(
      Array(21).fill("too_many_waiting"),
    );
    for (let count = 0; count < 14; count += 1) await end(begun.at(-1) ?? "");
    expect(begun).toEqual(["greedy", ...others, "greedy", "greedy"]);
  });

  it("api-20 a photo that was given up while it was read holds a place until the reader has let go", async () => {
    const { send, end } = openStage();
    const leaving = new AbortController();
    void send("a", 1, leaving.signal);
    leaving.abort();
    expect(await send("a", 1)).toMatchObject({ reason: "too_many_waiting" });
    const other = send("b", 1);
    await end("a");
    void send("a", 1);
    await end("b");
    expect(await other).toMatchObject({ reason: "timed_out" });
  });

  it("reading-39 images that wait are bounded in memory, all accounts together", async () => {
    const { send } = openStage({ maxWaitingBytes: 2500 });
    for (const id of ["a", "b", "c"]) void send(id);
    expect(await send("d")).toMatchObject({ reason: "busy" });
  });
});

describe("reading-39 the place in the queue", () => {
  it("reading-39 is told when a photo comes and whenever it changes, with the seconds that are left", async () => {
    const { reader, send, end } = openStage();
    void send("a");
    void send("b");
    const places: QueuePlace[] = [];
    const waiting = reader.read(PHOTO, {
      owner: { id: "c", places: 2 },
      onStage: (stage, place) => stage === "queued" && place && places.push(place),
    });
    await end("a");
    await end("b");
    await end("c");
    expect(places.map(({ position }) => position)).toEqual([2, 1]);
    expect(places[0]?.waitSeconds).toBeGreaterThan(places[1]?.waitSeconds ?? Number.POSITIVE_INFINITY);
    expect(await waiting).toMatchObject({ reason: "timed_out" });
  });
});

describe("reading-39 a server that stops", () => {
  it("reading-39 answers every waiting and every later photo `stopping` at once, and finishes the one in hand", async () => {
    const { reader, send, end } = openStage();
    const inHand = send("a");
    const waiting = [send("b"), send("c")];
    reader.stopTaking();
    expect((await Promise.all(waiting)).map((answer) => !answer.ok && answer.reason)).toEqual([
      "stopping",
      "stopping",
    ]);
    expect(await send("d")).toMatchObject({ reason: "stopping", message: "photoFaults.restart" });
    await end("a");
    expect(await inHand).toMatchObject({ reason: "timed_out" });
  });
});
