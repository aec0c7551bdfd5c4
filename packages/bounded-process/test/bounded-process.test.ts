import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { BoundedProcess } from "../src/bounded-process";
import { childEnvironment } from "../src/child-environment";

type Input = { readonly say: readonly string[] } | { readonly hang: true } | { readonly grow: true };

const WORK = `
  import { serveJobs } from ${JSON.stringify(fileURLToPath(new URL("../src/serve-jobs.ts", import.meta.url)))};
  serveJobs(async function* (input) {
    if (input.hang) for (;;);
    const held = [];
    if (input.grow) for (;;) {
      held.push(Buffer.alloc(8_000_000, 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    for (const word of input.say) {
      if (word === "throw") throw new Error("as asked");
      yield word + (process.env.AUTH_SECRET ?? "");
    }
  });
`;

let folder = "";
let opened: BoundedProcess<Input, string>[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gf-ledger-bounded-process-"));
  await writeFile(join(folder, "work.ts"), WORK);
  await build({
    entryPoints: [join(folder, "work.ts")],
    outfile: join(folder, "work.cjs"),
    bundle: true,
    platform: "node",
    format: "cjs",
  });
});

afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()));
  opened = [];
});

afterAll(() => rm(folder, { recursive: true }));

function open({ timeoutMs = 15_000, memoryBytes = 400_000_000 } = {}): BoundedProcess<Input, string> {
  const environment = childEnvironment({ ...process.env, AUTH_SECRET: "never" });
  const made = new BoundedProcess<Input, string>({
    path: join(folder, "work.cjs"),
    timeoutMs,
    memoryBytes,
    environment,
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
  const worker = open({ timeoutMs: 700 });
  await expect(all(worker.run({ hang: true }))).rejects.toMatchObject({ reason: "timed_out" });
  expect(worker.idle).toBe(true);
  expect(await all(worker.run({ say: ["after"] }))).toEqual(["after"]);
});

test("operating-46 a job that holds too much memory is killed", async () => {
  const worker = open({ memoryBytes: 200_000_000 });
  await expect(all(worker.run({ grow: true }))).rejects.toMatchObject({ reason: "too_much_memory" });
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
