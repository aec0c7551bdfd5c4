import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { READING_STAGES, type ReadingStage } from "@gf-ledger/domain/reading/reading-stage";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { renderSampleReceipt } from "../../generator/sample-receipt";
import { renderSmallReceipt, SMALL_TRUTH } from "../../generator/small-receipt";
import { createLocalReader } from "../../src/local/local-reader";
import { createRemoteReader, type RemoteReader } from "../../src/remote/remote-reader";

const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));
const SECRET = "a-secret-of-the-readers-and-web-servers";

/** Takes long enough to be interrupted. */
let sample: Buffer;
let small: Buffer;
/** Where a process that writes anything down for a while would do so. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "reader-service-"));
  sample = (await renderSampleReceipt("ca")).image;
  small = await renderSmallReceipt();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const running: ChildProcess[] = [];
const webServers: RemoteReader[] = [];
afterEach(async () => {
  for (const web of webServers.splice(0)) await web.close();
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  }
});

/** The service as `npm run reader-service` runs it, once it says that it is ready. */
async function startService(port = 0) {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", path.join(PACKAGE, "scripts/reader-service.ts")],
    {
      cwd: PACKAGE,
      env: { ...process.env, READER_SECRET: SECRET, READER_PORT: String(port), TMPDIR: folder },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  running.push(child);
  const events: string[] = [];
  const lines = createInterface({ input: child.stdout });
  const reported = await new Promise<{ port: number }>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The service ended with ${code}`)));
    lines.on("line", (line) => {
      const parsed = JSON.parse(line);
      events.push(parsed.event);
      if (parsed.event === "reader_service_ready") resolve(parsed);
    });
  });
  const address = `http://127.0.0.1:${reported.port}`;
  const underWay = async () => (await (await fetch(`${address}/ready`)).json()).underWay as number;
  return { child, address, port: reported.port, events, underWay };
}

function webServer(...addresses: string[]): RemoteReader {
  const web = createRemoteReader({ addresses, secret: SECRET, times: { lookEveryMs: 500, waitMs: 60_000 } });
  webServers.push(web);
  return web;
}

describe("operating-20 the service as a process of its own", { timeout: 240_000 }, () => {
  test("operating-20 reads a receipt as the local reader does, and reading-52 leaves no file behind", async () => {
    const { address } = await startService();
    const stages: ReadingStage[] = [];
    const here = createLocalReader();
    const [there, local] = [
      await webServer(address).read(small, { onStage: (stage) => stages.push(stage) }),
      await here.read(small),
    ];
    await here.close();
    expect(stages).toEqual(["queued", "prepare", "find_text", "read_text", "understand"]);
    expect(there).toMatchObject({ ok: true, reading: { store: { value: SMALL_TRUTH.store } } });
    expect(there).toEqual(local);
    const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(path.join(entry.parentPath, entry.name)));
    const beginning = small.subarray(0, 64);
    expect((await Promise.all(files)).filter((bytes) => bytes.includes(beginning))).toEqual([]);
  });

  test("reading-49 one that is killed mid-reading costs no photo", async () => {
    const [one, other] = await Promise.all([startService(), startService()]);
    const stages: ReadingStage[] = [];
    let killed: Promise<void> | null = null;
    const killReading = async () => {
      const victim = (await one.underWay()) > 0 ? one : other;
      victim.child.kill("SIGKILL");
    };
    const outcome = await webServer(one.address, other.address).read(sample, {
      onStage(stage) {
        stages.push(stage);
        if (stage === "find_text") killed ??= killReading();
      },
    });
    await killed;
    expect([one, other].filter(({ child }) => child.signalCode === "SIGKILL" || child.killed)).toHaveLength(
      1,
    );
    expect(outcome).toMatchObject({ ok: true, reading: { store: { value: "NORTHERN PANTRY" } } });
    expect(stages).toEqual(READING_STAGES.filter((stage) => stages.includes(stage)));
  });

  test("operating-36 SIGTERM under load: the reader ends by itself, another takes its place, no photo is lost", async () => {
    const [old, other] = await Promise.all([startService(), startService()]);
    const web = webServer(old.address, other.address);
    // The first two take long enough to be under way when the reader is told to end.
    const answers = [sample, sample, small, small, small].map((photo, index) =>
      web.read(photo, { owner: { id: `account ${index}`, places: 2 } }),
    );
    await expect.poll(() => old.underWay(), { timeout: 30_000 }).toBe(1);
    old.child.kill("SIGTERM");
    const [code] = await once(old.child, "exit");
    expect(code).toBe(0);
    expect(old.events).toEqual(["reader_service_ready", "reader_service_draining", "reader_service_stopped"]);
    const heir = await startService(old.port);
    answers.push(web.read(small));
    const outcomes = await Promise.all(answers);
    expect(outcomes.map(({ ok }) => ok)).toEqual(Array(6).fill(true));
    expect(heir.events).toEqual(["reader_service_ready"]);
  });

  test("operating-37 does not start without a secret, with one sentence for each variable", async () => {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", path.join(PACKAGE, "scripts/reader-service.ts")],
      {
        cwd: PACKAGE,
        env: { ...process.env, READER_SECRET: "short", READER_WAITING: "many" },
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    running.push(child);
    let message = "";
    child.stderr.on("data", (piece) => {
      message += piece;
    });
    const [code] = await once(child, "close");
    expect([code, message]).toEqual([
      1,
      "READER_SECRET needs 32 to 512 letters, digits or signs, without spaces.\nREADER_WAITING is not a number.\n",
    ]);
  });
});
