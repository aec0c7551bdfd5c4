import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { ReadingStage } from "@gf-ledger/domain/reading/reading-stage";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderSampleReceipt } from "../../generator/sample-receipt";
import { renderSmallReceipt } from "../../generator/small-receipt";
import { pageFullOfLetters } from "../../test/letters";
import { buildWorkers } from "../command/build-workers";
import type { ReadOutcome } from "../receipt-reader";
import { createLocalReader } from "./local-reader";

// Inside the package, so that the process finds its native packages.
const parent = fileURLToPath(new URL("../../dist/test-", import.meta.url));
let folder = "";
let workerPath = "";
let sample: Buffer;
let small: Buffer;

beforeAll(async () => {
  await mkdir(dirname(parent), { recursive: true });
  folder = await mkdtemp(parent);
  workerPath = `${folder}/worker.mjs`;
  [{ image: sample }, small] = await Promise.all([
    renderSampleReceipt("ca"),
    renderSmallReceipt(),
    buildWorkers(folder),
  ]);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function totalOf(outcome: ReadOutcome): number | null {
  return outcome.ok ? outcome.reading.totalCents.value : null;
}

/**
 * A worker's file that runs `onFirst` for its first image, which kills it, and after that is the real worker.
 */
async function misbehavingOnce(name: string, onFirst: string): Promise<string> {
  const file = `${folder}/${name}.mjs`;
  await writeFile(
    file,
    `import { existsSync, writeFileSync } from "node:fs";
     if (existsSync("${file}.once")) await import("${workerPath}");
     else process.on("message", (message) => { writeFileSync("${file}.once", ""); ${onFirst} });`,
  );
  return file;
}

describe("the local reader", { timeout: 120_000 }, () => {
  it("reading-4 reading-5 reads a photo in stages, the same way each time, and keeps its hashes (receipts-5)", async () => {
    const reader = createLocalReader({ workerPath });
    const stages: ReadingStage[] = [];
    const first = await reader.read(small, { onStage: (stage) => stages.push(stage) });
    const second = await reader.read(small);
    await reader.close();
    expect(stages).toEqual(["queued", "prepare", "find_text", "read_text", "understand"]);
    expect(first).toMatchObject({ ok: true, imageSha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(first).toMatchObject({ perceptualHash: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(totalOf(first)).toBeGreaterThan(0);
    expect(second).toEqual(first);
  });

  it("reading-9 reads a photo lying on its side or on its head, with boxes where the photo shows them", async () => {
    const reader = createLocalReader({ workerPath });
    const upright = await reader.read(small);
    for (const angle of [90, 180, 270]) {
      const turned = await reader.read(await sharp(small).rotate(angle).jpeg({ quality: 95 }).toBuffer());
      expect(totalOf(turned)).toBe(totalOf(upright));
      const [box, original] = [turned, upright].map((o) => (o.ok ? o.reading.totalCents.box : null));
      if (!box || !original) throw new Error("The total has a box");
      const below = { 90: 1 - box.x - box.width, 180: 1 - box.y - box.height, 270: box.x }[angle];
      expect(below).toBeCloseTo(original.y, 1);
    }
    await reader.close();
  });

  it("reading-12 answers a hostile file and reads on with the same process", async () => {
    const reader = createLocalReader({ workerPath });
    const outcome = await reader.read(small.subarray(0, small.length >> 1));
    expect(outcome).toMatchObject({ ok: false, reason: "truncated", message: "photoFaults.damaged" });
    expect(await reader.read(Buffer.from("<svg/>..............."))).toMatchObject({ reason: "not_an_image" });
    expect(await reader.read(small)).toMatchObject({ ok: true });
    await reader.close();
  });

  it("reading-12 a page of 2900 by 3900 pixels full of letters is refused for its text before it is read", async () => {
    const reader = createLocalReader({ workerPath });
    const outcome = await reader.read(await pageFullOfLetters(2900, 3900));
    expect(outcome).toMatchObject({
      ok: false,
      reason: "too_much_text",
      message: "photoFaults.text",
    });
    expect(await reader.read(small)).toMatchObject({ ok: true });
    await reader.close();
  });

  it("reading-6 forgets an image whose sender has gone, waiting or being read", async () => {
    const reader = createLocalReader({ workerPath });
    const leaving = new AbortController();
    const first = reader.read(small, { signal: leaving.signal });
    const waiting = reader.read(small, { signal: leaving.signal });
    const last = reader.read(small);
    leaving.abort();
    expect(await first).toMatchObject({ ok: false });
    expect(await waiting).toMatchObject({ ok: false });
    expect(await last).toMatchObject({ ok: true });
    await reader.close();
  });

  it("reading-6 reading-7 a reading broken off at any moment costs that photo alone, and the next one is read", async () => {
    const reader = createLocalReader({ workerPath });
    await reader.read(sample);
    for (const moment of [0, 60, 250, 700]) {
      const leaving = new AbortController();
      const broken = reader.read(sample, { signal: leaving.signal });
      await sleep(moment);
      leaving.abort();
      await broken;
    }
    expect(await reader.read(sample)).toMatchObject({ ok: true });
    await reader.close();
  });

  it("reading-6 answers timed_out when an image takes too long, and readings under way are ended by close", async () => {
    const reader = createLocalReader({ workerPath, timeoutMs: 1 });
    expect(await reader.read(small)).toMatchObject({ ok: false, reason: "timed_out" });
    await reader.close();
    const closing = createLocalReader({ workerPath });
    const underWay = closing.read(small);
    await closing.close();
    expect(await underWay).toMatchObject({ ok: false, reason: "busy" });
    expect(await closing.read(small)).toMatchObject({ ok: false, reason: "stopping" });
  });

  it.each([
    ["dies", "process.kill(process.pid, 'SIGSEGV');"],
    ["ends", "process.exit(0);"],
  ])(
    "reading-6 reading-7 a process that %s on a photo fails that photo, and the next one gets a new process",
    async (name, deed) => {
      const reader = createLocalReader({ workerPath: await misbehavingOnce(name, deed) });
      expect(await reader.read(small)).toMatchObject({ ok: false, reason: "vendor_failed" });
      expect(await reader.read(small)).toMatchObject({ ok: true });
      await reader.close();
    },
  );

  it("reading-60 a thread that fails on a photo's lines fails that photo, and the next one gets a new process", async () => {
    const own = `${folder}/failing-thread`;
    await mkdir(own);
    await cp(workerPath, `${own}/worker.mjs`);
    await writeFile(
      `${own}/line-worker.mjs`,
      `import { existsSync, writeFileSync } from "node:fs";
       import { parentPort } from "node:worker_threads";
       if (existsSync("${own}/once")) await import("${folder}/line-worker.mjs");
       else parentPort.on("message", () => { writeFileSync("${own}/once", ""); process.exit(1); });`,
    );
    const reader = createLocalReader({ workerPath: `${own}/worker.mjs`, timeoutMs: 20_000 });
    expect(await reader.read(small)).toMatchObject({ ok: false, reason: "vendor_failed" });
    expect(await reader.read(small)).toMatchObject({ ok: true });
    await reader.close();
  });

  it("reading-6 reading-7 a process that hangs is killed after its time, and the next photo is read", async () => {
    const hanging = await misbehavingOnce("hangs", "for (;;);");
    const reader = createLocalReader({ workerPath: hanging, timeoutMs: 3_000 });
    expect(await reader.read(small)).toMatchObject({ ok: false, reason: "timed_out" });
    await reader.close();
    const patient = createLocalReader({ workerPath: hanging });
    expect(await patient.read(small)).toMatchObject({ ok: true });
    await patient.close();
  });

  it("reading-12 a photo that takes more memory than the process may hold is told so, and the next one is read", async () => {
    const growing = await misbehavingOnce(
      "grows",
      "const kept = []; setInterval(() => kept.push(Buffer.alloc(50e6, 1)), 20);",
    );
    const reader = createLocalReader({ workerPath: growing, memoryBytes: 1024 ** 3 });
    expect(await reader.read(small)).toMatchObject({
      ok: false,
      reason: "too_much_memory",
      message: "photoFaults.memory",
    });
    expect(await reader.read(small)).toMatchObject({ ok: true });
    await reader.close();
  });
});
