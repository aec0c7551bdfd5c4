import type { Services } from "@gf-ledger/api/context";
import { sampleReading } from "@gf-ledger/api/demo/sample-reading";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventsOf } from "./support/events";
import { openTestApp, type TestApp } from "./support/test-app";

const reading = sampleReading({
  store: "Maple Grocer",
  date: "2026-03-14",
  currency: "CAD",
  items: [{ name: "GF BREAD", quantity: 1, cents: 749 }],
  depositCents: 0,
  totalCents: 749,
});
const STAGES = ["queued", "prepare", "find_text", "read_text", "understand"] as const;
let ended = false;

/** Passes its stages, then reads; a photo of two bytes is refused, a photo of three bytes is never done. */
const reader: Services["readers"]["local"] = {
  name: "local",
  version: "decided",
  async read(image, { onStage, signal } = {}) {
    for (const testApp of STAGES) onStage?.(testApp);
    if (image.length === 4) onStage?.("queued", { position: 1, waitSeconds: 3 });
    if (image.length === 2)
      return { ok: false, reason: "not_an_image", message: "This file is not an image." };
    if (image.length === 3) {
      await new Promise<void>((resolve) => signal?.addEventListener("abort", () => resolve()));
      ended = true;
      return { ok: false, reason: "busy", message: "Nobody waits." };
    }
    return { ok: true, reading, imageSha256: "0".repeat(64), perceptualHash: "0".repeat(16) };
  },
  close: async () => {},
};

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ reader });
});
afterAll(() => testApp.close());

async function upload(photo: string, accept = "text/event-stream") {
  const { user, headers } = await testApp.signIn();
  const body = { base64Image: Buffer.from(photo).toString("base64") };
  const answer = await testApp.send("POST", "/api/receipts", { body, headers: { ...headers, accept } });
  return { answer, user };
}

test("receipts-8 POST /api/receipts tells a caller that takes events each stage of the reading, then the draft", async () => {
  const { answer } = await upload("photo");
  expect(answer.status).toBe(200);
  const events = await eventsOf(answer);
  expect(events.slice(0, -1)).toEqual(STAGES.map((name) => ["stage", { stage: name }]));
  expect(events.at(-1)).toMatchObject([
    "receipt",
    { storeLocation: "Maple Grocer", items: [{ price: 7.49 }] },
  ]);
});

test("receipts-8 a caller that takes JSON gets the draft alone", async () => {
  const { answer } = await upload("photo", "application/json");
  expect(await answer.json()).toMatchObject({ storeLocation: "Maple Grocer" });
});

test("receipts-3 what is not an image ends the events with the sentence that says so, and nothing is stored", async () => {
  const { answer, user } = await upload("no");
  expect((await eventsOf(answer)).at(-1)).toEqual([
    "failure",
    { message: "This file is not an image.", code: "bad_request" },
  ]);
  expect(await testApp.database.receipt.count({ where: { userId: user.id } })).toBe(0);
});

test("reading-5 a photo that waits is told its place and the seconds again when it moves", async () => {
  const { answer } = await upload("wait");
  expect(await eventsOf(answer)).toContainEqual(["stage", { stage: "queued", position: 1, waitSeconds: 3 }]);
});

test("api-20 the 61st reading of an hour is answered 429 with Retry-After, to a caller that takes events too", async () => {
  const { user, headers } = await testApp.signIn();
  for (let count = 0; count < 60; count += 1)
    await testApp.services.limits.consume("readingsOfAccount", user.id);
  const body = { base64Image: Buffer.from("photo").toString("base64") };
  const answer = await testApp.send("POST", "/api/receipts", {
    body,
    headers: { ...headers, accept: "text/event-stream" },
  });
  expect([answer.status, await answer.json()]).toMatchObject([429, { code: "rate_limited" }]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("api-10 who is not signed in is refused before a stream begins", async () => {
  const headers = { accept: "text/event-stream" };
  const answer = await testApp.send("POST", "/api/receipts", { body: { base64Image: "YQ==" }, headers });
  expect(answer.status).toBe(401);
});

test("plans-6 receipts-9 a reading whose caller went away is ended, stores nothing and counts nothing", async () => {
  const { answer, user } = await upload("bye");
  const events = answer.body?.getReader();
  await events?.read();
  await events?.cancel();
  await expect.poll(() => ended).toBe(true);
  expect(await testApp.database.receipt.count({ where: { userId: user.id } })).toBe(0);
  expect(await testApp.database.countedSave.count({ where: { userId: user.id } })).toBe(0);
});
