import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { renderSampleReceipt } from "@gf-ledger/reader/generator/sample-receipt";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WHOLE_AVIF } from "../../../../packages/reader/test/hostile-files";
import { pageFullOfLetters } from "../../../../packages/reader/test/letters";
import { openProduct, type Product, report } from "../resilience/support/product";
import { HEALTH_WITHIN_MS, watchHealth } from "./support/health-watch";
import { readerMegabytes, signedInPeople, type Uploaded, upload, uploadByPage } from "./support/uploads";

const SOAK = process.env.SOAK === "1";
const TIMES_LEFT = SOAK ? 100 : 8;
const CROWD = SOAK ? 50 : 6;
const CROWD_MS = SOAK ? 300_000 : 1;
const PHOTOS_OF_ONE = 24;

let product: Product;
let server: number | undefined;
let receipt: Buffer;
let slow: Buffer;
/** The top of a receipt: a photo that is read quickly. */
let short: Buffer;

beforeAll(async () => {
  [{ image: receipt }, slow, product] = await Promise.all([
    renderSampleReceipt("ca"),
    pageFullOfLetters(800, 1000),
    openProduct(),
  ]);
  const { width, height } = await sharp(receipt).metadata();
  short = await sharp(receipt)
    .extract({ left: 0, top: 0, width, height: Math.round(height * 0.4) })
    .jpeg()
    .toBuffer();
  await product.readyAgain();
  server = product.webServer();
});
afterAll(() => product.close());

/** Uploads for a person who has left before they are answered. */
function leaveLater(cookie: string, photo: Buffer): AbortController {
  const left = new AbortController();
  upload(product, cookie, photo, left.signal).catch((error: Error) => {
    if (!left.signal.aborted) throw error;
  });
  return left;
}

async function someoneIsRead(): Promise<Uploaded> {
  const [cookie = ""] = await signedInPeople(product, 1);
  return upload(product, cookie, receipt);
}

test("reading-38 a page left at any moment while its photo is read stops nobody's server", async () => {
  const [cookie = ""] = await signedInPeople(product, 1);
  const health = await watchHealth(product.origin);
  for (let time = 0; time < TIMES_LEFT; time += 1) {
    const left = leaveLater(cookie, slow);
    await sleep(Math.random() * 1500);
    left.abort();
  }
  expect(await someoneIsRead()).toMatchObject({ status: 200 });
  expect(await health.stop()).toBeLessThan(HEALTH_WITHIN_MS);
  expect(product.webServer()).toBe(server);
  report({
    done: "a page left while its photo was read",
    times: TIMES_LEFT,
    happened: "the next photo was read",
  });
});

test("plans-6 api-20 a page that is left gives its place and its waiting places back at once", async () => {
  const [cookie = ""] = await signedInPeople(product, 1);
  for (let time = 0; time < 3; time += 1) {
    const page = new AbortController();
    const photos: Promise<number | null>[] = [];
    const begun = Array.from(
      { length: 3 },
      () =>
        new Promise<void>((resolve) =>
          photos.push(uploadByPage(product, cookie, slow, page.signal, resolve)),
        ),
    );
    await Promise.all(begun);
    page.abort();
    expect(await Promise.all(photos)).toEqual([null, null, null]);
    await sleep(300);
  }
  expect(await upload(product, cookie, receipt)).toMatchObject({ status: 200 });
});

test("reading-38 a page of 2900 by 3900 pixels full of letters is told so, and the next photo is read", async () => {
  const [cookie = ""] = await signedInPeople(product, 1);
  const health = await watchHealth(product.origin);
  const answer = await upload(product, cookie, await pageFullOfLetters(2900, 3900));
  expect(answer).toMatchObject({
    status: 422,
    body: { code: "unreadable", message: expect.stringMatching(/receipt alone/) },
  });
  expect(await someoneIsRead()).toMatchObject({ status: 200 });
  expect(await health.stop()).toBeLessThan(HEALTH_WITHIN_MS);
  expect(product.webServer()).toBe(server);
});

test("reading-38 an AVIF of 49 megapixels stays within the reader's memory, or is told so", async () => {
  const [cookie = ""] = await signedInPeople(product, 1);
  const side = { width: 7000, height: 7000 };
  const noise = await sharp(slow).resize(1000).png().toBuffer();
  const avif = await sharp({ create: { ...side, channels: 4, background: "#c8b4a0e6" } })
    .composite([{ input: noise, tile: true }])
    .avif({ quality: 30, effort: 0, chromaSubsampling: "4:4:4" })
    .toBuffer();
  let limit = 0;
  const looking = setInterval(() => {
    limit = Math.max(limit, readerMegabytes(product));
  }, 200);
  const answer = await upload(product, cookie, avif);
  clearInterval(looking);
  expect([200, 413, 422]).toContain(answer.status);
  expect(limit).toBeGreaterThan(100);
  expect(limit).toBeLessThan(1.9 * 1024);
  expect(await someoneIsRead()).toMatchObject({ status: 200 });
  expect(product.webServer()).toBe(server);
});

test("reading-68 pictures of 79 megapixels of six accounts leave all of the product's processes below 2.5 GB", async () => {
  const create = { width: 8880, height: 8880, channels: 3, background: "#c8b4a0" } as const;
  // Its coefficients are all decoded before its first row is.
  const progressive = sharp({ create }).jpeg({ progressive: true, chromaSubsampling: "4:4:4" });
  // The largest that is decoded whole and not refused from its header.
  const opaque = sharp({ create }).avif({ effort: 0, chromaSubsampling: "4:4:4" });
  const pictures = await Promise.all([progressive.toBuffer(), opaque.toBuffer(), readFile(WHOLE_AVIF)]);
  const cookies = await signedInPeople(product, 2 * pictures.length);
  let limit = 0;
  const looking = setInterval(() => {
    limit = Math.max(limit, product.memoryOf([""]));
  }, 250);
  const answers = await Promise.all(
    cookies.map((cookie, at) => upload(product, cookie, pictures[at % pictures.length] ?? Buffer.alloc(0))),
  );
  clearInterval(looking);
  const refused = answers.filter((_, at) => at % pictures.length === 2);
  for (const { status } of answers) expect([200, 413, 422]).toContain(status);
  for (const { status, body } of refused) {
    expect(status).toBe(413);
    expect(body.message).toMatch(/lower resolution/);
  }
  report({
    done: "pictures of 79 megapixels of six accounts",
    times: answers.length,
    happened: `all processes together ${Math.round(limit / 1e6)} MB at most`,
  });
  expect(limit).toBeGreaterThan(500e6);
  expect(limit).toBeLessThan(2_500e6);
  expect(await someoneIsRead()).toMatchObject({ status: 200 });
});

/**
 * Everybody uploads one photo at the same moment; resolves with the slowest answer in milliseconds, and with
 * the uploads that were not read.
 */
async function crowdUploads(): Promise<{ slowestMs: number; refused: Uploaded[] }> {
  const cookies = await signedInPeople(product, CROWD);
  // Events, as the page asks for them: `fetch` gives up an answer that sends nothing for five minutes.
  const stays = new AbortController().signal;
  const answers = await Promise.all(cookies.map((cookie) => upload(product, cookie, short, stays)));
  return {
    slowestMs: Math.max(...answers.map(({ ms }) => ms)),
    refused: answers.filter(({ status, body }) => status !== 200 || !body.id),
  };
}

test("api-20 24 slow photos of one account refuse nobody else, and nobody waits twice as long as in a quiet queue", async () => {
  const quiet = await crowdUploads();
  const [cookie = ""] = await signedInPeople(product, 1);
  const health = await watchHealth(product.origin);
  const until = performance.now() + CROWD_MS;
  let rounds = 0;
  const slowest: number[] = [];
  const refusals: (number | undefined)[] = [];
  do {
    const greedy = new AbortController();
    const photos = Array.from({ length: PHOTOS_OF_ONE }, () =>
      upload(product, cookie, slow, greedy.signal).catch(() => null),
    );
    await sleep(1000);
    const busy = await crowdUploads();
    greedy.abort();
    refusals.push(...(await Promise.all(photos)).map((answer) => answer?.status));
    expect(busy.refused).toEqual([]);
    slowest.push(busy.slowestMs);
    rounds += 1;
  } while (performance.now() < until);
  expect(refusals.filter((status) => status === 429).length).toBeGreaterThanOrEqual(PHOTOS_OF_ONE - 3);
  expect(refusals).not.toContain(503);
  expect(Math.max(...slowest)).toBeLessThan(2 * quiet.slowestMs);
  expect(await health.stop()).toBeLessThan(HEALTH_WITHIN_MS);
  expect(product.webServer()).toBe(server);
  report({
    done: `${CROWD} people uploading at once beside ${PHOTOS_OF_ONE} slow photos of one account`,
    times: rounds,
    happened: `all read, after ${Math.round(Math.max(...slowest) / 1000)} s at most; in a quiet queue ${Math.round(quiet.slowestMs / 1000)} s`,
  });
});

test("reading-38 a server that is stopped answers those who wait 503 at once, lets go of the one in hand, and ends in order", async () => {
  const cookies = await signedInPeople(product, 5);
  const [first = "", ...others] = cookies;
  const inHand = upload(product, first, slow);
  await sleep(1000);
  const waiting = others.map((cookie) => upload(product, cookie, receipt));
  await sleep(500);
  const asked = performance.now();
  const stopped = product.stop();
  const reported = await Promise.all(waiting);
  expect(reported.map(({ status }) => status)).toEqual(others.map(() => 503));
  expect(reported.map(({ retryAfter }) => Number(retryAfter) > 0)).toEqual(others.map(() => true));
  expect(reported[0]?.body.message).toMatch(/again/);
  expect(performance.now() - asked).toBeLessThan(3000);
  expect([200, 503]).toContain((await inHand).status);
  await stopped;
  expect(product.exitCode()).toBe(0);
  expect(product.output()).not.toMatch(/terminate called|Napi|SIGABRT/);
});
