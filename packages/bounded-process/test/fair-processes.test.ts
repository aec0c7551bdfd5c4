import { afterAll, beforeAll, expect, test } from "vitest";
import { FairProcesses, PlacesTaken } from "../src/fair-processes";
import { builtWork, type WorkInput } from "./built-work";

let work: Awaited<ReturnType<typeof builtWork>>;
beforeAll(async () => {
  work = await builtWork();
});
afterAll(() => work.remove());

const open = (settings: { atOnce?: number; idleMs?: number } = {}) =>
  new FairProcesses<WorkInput, string>({
    path: work.path,
    timeoutMs: 15_000,
    memoryBytes: 400_000_000,
    environment: work.environment,
    atOnce: 1,
    waitingOfOwner: 2,
    waitingOfAll: 3,
    idleMs: 60_000,
    ...settings,
  });

async function itemsOf(items: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test("operating-47 owners are served in turn, whoever brought more jobs", async () => {
  const processes = open();
  const served: string[] = [];
  const job = async (owner: string, word: string) => {
    await itemsOf(processes.run(owner, { say: [word] }));
    served.push(word);
  };
  await Promise.all([job("ann", "a1"), job("ann", "a2"), job("ann", "a3"), job("bob", "b1")]);
  expect(served).toEqual(["a1", "b1", "a2", "a3"]);
  await processes.close();
});

test("operating-47 one owner's jobs are worked on one at a time, though processes are free", async () => {
  const processes = open({ atOnce: 2 });
  const first = processes.run("ann", { say: ["one", "two"] });
  expect((await first.next()).value).toBe("one");
  const second = itemsOf(processes.run("ann", { say: ["later"] }));
  expect(await itemsOf(processes.run("bob", { say: ["now"] }))).toEqual(["now"]);
  expect(await itemsOf(first)).toEqual(["two"]);
  expect(await second).toEqual(["later"]);
  await processes.close();
});

test("operating-47 more jobs than may wait are refused, of one owner and of all", async () => {
  const processes = open();
  const held = processes.run("ann", { say: ["one", "two"] });
  await held.next();
  const brought = [..."aabccd"].map((owner) =>
    itemsOf(processes.run(owner === "a" ? "ann" : owner, { say: ["x"] })),
  );
  const refusals = await Promise.allSettled([brought[3], brought[4], brought[5]]);
  expect(refusals).toMatchObject([0, 1, 2].map(() => ({ reason: expect.any(PlacesTaken) })));
  await itemsOf(held);
  expect(await Promise.all(brought.slice(0, 3))).toEqual([["x"], ["x"], ["x"]]);
  await processes.close();
});

test("operating-47 a job that waits is given up without a place being lost", async () => {
  const processes = open();
  const held = processes.run("ann", { say: ["one", "two"] });
  await held.next();
  const left = new AbortController();
  const waiting = itemsOf(processes.run("bob", { say: ["x"] }, left.signal));
  left.abort(new Error("left"));
  await expect(waiting).rejects.toThrow("left");
  await itemsOf(held);
  expect(await itemsOf(processes.run("bob", { say: ["y"] }))).toEqual(["y"]);
  await processes.close();
});
