import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { BoundedProcess } from "../src/bounded-process";
import { builtWork, type WorkInput as Input } from "./built-work";

let work: Awaited<ReturnType<typeof builtWork>>;
let opened: BoundedProcess<Input, string>[] = [];

beforeAll(async () => {
  work = await builtWork();
});

afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()));
  opened = [];
});

afterAll(() => work.remove());

interface Bounds {
  readonly timeoutMs?: number;
  readonly memoryBytes?: number;
  readonly keptBytes?: number;
}

function open({ timeoutMs = 15_000, memoryBytes = 400_000_000, keptBytes = memoryBytes }: Bounds = {}) {
  const made = new BoundedProcess<Input, string>({
    path: work.path,
    timeoutMs,
    memoryBytes,
    keptBytes,
    environment: work.environment,
  });
  opened.push(made);
  return made;
}

async function all(items: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const item of items) found.push(item);
  return found;
}

test("operating-46 a job's items come in their order, and the process stays for the next job, knowing no secret", async () => {
  const worker = open();
  expect(await all(worker.run({ say: ["a", "b"] }))).toEqual(["a", "b"]);
  const { pid } = worker;
  expect(await all(worker.run({ say: [] }))).toEqual([]);
  expect(await all(worker.run({ say: ["c"] }))).toEqual(["c"]);
  expect(worker.pid).toBe(pid);
});

test("operating-46 a job that computes without a pause is killed when its time is over, and the next one is worked on", async () => {
  const worker = open({ timeoutMs: 3_000 });
  await expect(all(worker.run({ hang: true }))).rejects.toMatchObject({ reason: "timed_out" });
  expect(worker.idle).toBe(true);
  expect(await all(worker.run({ say: ["after"] }))).toEqual(["after"]);
});

test("operating-46 a job that holds too much memory is killed", async () => {
  const worker = open({ memoryBytes: 200_000_000 });
  await expect(all(worker.run({ grow: true }))).rejects.toMatchObject({ reason: "too_much_memory" });
});

test("operating-46 a job that took more memory than is kept leaves the next one a new process", async () => {
  const worker = open({ keptBytes: 1_000_000 });
  expect(await all(worker.run({ say: ["a", "pause", "b"] }))).toEqual(["a", "pause", "b"]);
  expect(worker.pid).toBeNull();
  expect(await all(worker.run({ say: ["next"] }))).toEqual(["next"]);
});

test("operating-46 what the work throws ends its job alone", async () => {
  const worker = open();
  await expect(all(worker.run({ say: ["a", "throw"] }))).rejects.toMatchObject({ reason: "failed" });
  expect(await all(worker.run({ say: ["b"] }))).toEqual(["b"]);
});

test("operating-46 a caller who leaves ends the process at once", async () => {
  const worker = open();
  for await (const _ of worker.run({ say: ["a", "b", "c"] })) break;
  expect(worker.pid).toBeNull();
  const leaving = new AbortController();
  const job = all(worker.run({ hang: true }, leaving.signal));
  setTimeout(() => leaving.abort(new Error("left")), 200);
  await expect(job).rejects.toThrow("left");
  expect(worker.pid).toBeNull();
  expect(await all(worker.run({ say: ["next"] }))).toEqual(["next"]);
});

test("operating-46 a process that is killed between two items ends the job with a reason", async () => {
  const worker = open();
  const job = worker.run({ say: ["a", "b"] });
  expect((await job.next()).value).toBe("a");
  const ended = worker.close();
  await ended;
  await expect(job.next()).rejects.toMatchObject({ reason: "died" });
});
