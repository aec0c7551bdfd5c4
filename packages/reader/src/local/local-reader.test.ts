import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bundleWorker } from "../../scripts/bundle-worker";
import { renderSampleReceipt } from "../generator/sample-receipt";
import type { ReadingStage, ReadOutcome } from "../receipt-reader";
import { createLocalReader } from "./local-reader";

// Inside the package, so that the worker finds its native packages.
const parent = fileURLToPath(new URL("../../dist/test-", import.meta.url));
let folder = "";
let workerPath = "";
let sample: Buffer;

beforeAll(async () => {
  await mkdir(dirname(parent), { recursive: true });
  folder = await mkdtemp(parent);
  workerPath = `${folder}/worker.mjs`;
  [{ image: sample }] = await Promise.all([renderSampleReceipt("ca"), bundleWorker(workerPath)]);
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

function totalOf(outcome: ReadOutcome): number | null {
  return outcome.ok ? outcome.reading.totalCents.value : null;
}

describe("the local reader", { timeout: 120_000 }, () => {
  it("§9 reads a photo in stages, the same way each time, and keeps its hashes (D14)", async () => {
    const reader = createLocalReader({ workerPath });
    const stages: ReadingStage[] = [];
    const first = await reader.read(sample, { onStage: (stage) => stages.push(stage) });
    const second = await reader.read(sample);
    await reader.close();
    expect(stages).toEqual(["queued", "prepare", "find_text", "read_text", "understand"]);
    expect(first).toMatchObject({ ok: true, imageSha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(first).toMatchObject({ perceptualHash: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(totalOf(first)).toBeGreaterThan(0);
    expect(second).toEqual(first);
  });

  it("D12 reads a photo lying on its side or on its head, with boxes where the photo shows them", async () => {
    const reader = createLocalReader({ workerPath });
    const upright = await reader.read(sample);
    for (const angle of [90, 180, 270]) {
      const turned = await reader.read(await sharp(sample).rotate(angle).jpeg({ quality: 95 }).toBuffer());
      expect(totalOf(turned)).toBe(totalOf(upright));
      const [box, original] = [turned, upright].map((o) => (o.ok ? o.reading.totalCents.box : null));
      if (!box || !original) throw new Error("The total has a box");
      const below = { 90: 1 - box.x - box.width, 180: 1 - box.y - box.height, 270: box.x }[angle];
      expect(below).toBeCloseTo(original.y, 1);
    }
    await reader.close();
  });

  it("D12 answers a hostile file and reads on with the same worker", async () => {
    const reader = createLocalReader({ workerPath });
    const outcome = await reader.read(sample.subarray(0, sample.length >> 1));
    expect(outcome).toMatchObject({ ok: false, reason: "truncated", message: expect.stringMatching(/\.$/) });
    expect(await reader.read(Buffer.from("<svg/>..............."))).toMatchObject({ reason: "not_an_image" });
    expect(await reader.read(sample)).toMatchObject({ ok: true });
    await reader.close();
  });

  it("§9 answers busy at once when the queue is full", async () => {
    const reader = createLocalReader({ workerPath, queueLimit: 1 });
    const [first, second, third] = [reader.read(sample), reader.read(sample), reader.read(sample)];
    expect(await third).toMatchObject({ ok: false, reason: "busy" });
    expect(await first).toMatchObject({ ok: true });
    expect(await second).toMatchObject({ ok: true });
    await reader.close();
  });

  it("§9 forgets an image whose sender has gone, waiting or being read", async () => {
    const reader = createLocalReader({ workerPath });
    const leaving = new AbortController();
    const first = reader.read(sample, { signal: leaving.signal });
    const waiting = reader.read(sample, { signal: leaving.signal });
    const last = reader.read(sample);
    leaving.abort();
    expect(await first).toMatchObject({ ok: false });
    expect(await waiting).toMatchObject({ ok: false });
    expect(await last).toMatchObject({ ok: true });
    await reader.close();
  });

  it("§9 answers timed_out when an image takes too long, and readings under way are ended by close", async () => {
    const reader = createLocalReader({ workerPath, timeoutMs: 1 });
    expect(await reader.read(sample)).toMatchObject({ ok: false, reason: "timed_out" });
    await reader.close();
    const closing = createLocalReader({ workerPath });
    const underWay = closing.read(sample);
    await closing.close();
    expect(await underWay).toMatchObject({ ok: false, reason: "busy" });
    expect(await closing.read(sample)).toMatchObject({ ok: false, reason: "busy" });
  });

  it("§9 answers, and starts a new worker, when a worker crashes", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const crashing = `${folder}/crashing.mjs`;
    // A worker that dies on its first image, as native code does, and is the real one after that.
    await writeFile(
      crashing,
      `import { existsSync, writeFileSync } from "node:fs";
       import { parentPort } from "node:worker_threads";
       if (existsSync("${crashing}.once")) await import("${workerPath}");
       else parentPort.on("message", () => { writeFileSync("${crashing}.once", ""); throw new Error("crash"); });`,
    );
    const reader = createLocalReader({ workerPath: crashing });
    expect(await reader.read(sample)).toMatchObject({ ok: false, reason: "vendor_failed" });
    expect(await reader.read(sample)).toMatchObject({ ok: true });
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
    await reader.close();
  });
});
