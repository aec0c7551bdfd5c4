import { createDemoPayments } from "@gf-ledger/payments/demo/demo-payments";
import { readFailure } from "@gf-ledger/reader/image/image-problem";
import { createFairReader } from "@gf-ledger/reader/queue/fair-reader";
import type { ReadOutcome } from "@gf-ledger/reader/receipt-reader";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReceipt } from "../src/drafts/verbs/create-receipt";
import { answerOf } from "../src/refusals/refusal-error";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const PHOTO = Buffer.from("a photo");
/** Longer than a busy machine takes for a few queries. */
const WAIT = { timeout: 10_000 };
let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp({ payments: createDemoPayments({ read: async () => null }) });
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** A reader that holds each photo until the test lets it go. */
function heldReader() {
  const held: (() => void)[] = [];
  const reader = createFairReader(
    {
      name: "local",
      version: "held",
      read: (image, options) =>
        new Promise<ReadOutcome>((resolve) => {
          held.push(() =>
            resolve(options?.signal?.aborted ? readFailure("busy") : testApp.reader.next(image)),
          );
        }),
      close: async () => {},
    },
    { atOnce: 1 },
  );
  return { reader, release: () => held.shift()?.(), held };
}

function upload({ context }: Person, reader: ReturnType<typeof heldReader>["reader"], signal?: AbortSignal) {
  const { actor } = context;
  if (!actor) throw new Error("Somebody is signed in.");
  const readers = { local: reader, premium: reader };
  const reading = createReceipt({ ...context, actor, readers }, { image: PHOTO }, signal ? { signal } : {});
  return reading.then(answerOf);
}

async function readingsCounted({ user }: Person): Promise<number> {
  const { rows } = await testApp.pool.query<{ points: number }>(
    "SELECT points FROM rate_limits WHERE key = $1",
    [`readingsOfAccount:${user.id}`],
  );
  return rows[0]?.points ?? 0;
}

describe("api-20 waiting places", () => {
  test("api-20 the free plan has two beside the photo in hand; one more is told so and is not counted", async () => {
    const person = await testApp.signIn();
    const { reader, release, held } = heldReader();
    const taken = [1, 2, 3].map(() => upload(person, reader));
    await expect.poll(() => held.length, WAIT).toBe(1);
    await expect.poll(() => readingsCounted(person), WAIT).toBe(3);
    const refused = await upload(person, reader).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: "rate_limited",
      message: expect.stringMatching(/^2 of your photos/),
      details: { retryAfterSeconds: expect.any(Number) },
    });
    expect(await readingsCounted(person)).toBe(3);
    const other = await testApp.signIn();
    const others = upload(other, reader);
    for (let count = 0; count < 4; count += 1) {
      await expect.poll(() => held.length, WAIT).toBe(1);
      release();
    }
    expect((await Promise.all([...taken, others])).map(({ status }) => status)).toEqual(
      Array(4).fill("draft"),
    );
  });

  test("api-20 the paid plan has five", async () => {
    const person = await testApp.signIn();
    await testApp.database.subscription.create({
      data: {
        userId: person.user.id,
        externalId: "sub_places",
        customerId: "cus_places",
        provider: "demo",
        status: "active",
        stateAt: testApp.clock.now,
        currentPeriodEnd: new Date("2027-01-01T00:00:00Z"),
      },
    });
    const { reader, release, held } = heldReader();
    const taken = Array.from({ length: 6 }, () => upload(person, reader));
    await expect.poll(() => readingsCounted(person), WAIT).toBe(6);
    expect((await refusalOf(upload(person, reader))).message).toMatch(/^5 of your photos/);
    for (let count = 0; count < 6; count += 1) {
      await expect.poll(() => held.length, WAIT).toBe(1);
      release();
    }
    await Promise.all(taken);
  });
});

describe("api-20 readings of an hour", () => {
  test("api-20 a reading that was left counts, so that leaving gets nobody around the limit", async () => {
    const person = await testApp.signIn();
    const { reader, release, held } = heldReader();
    const leaving = new AbortController();
    const left = upload(person, reader, leaving.signal);
    await expect.poll(() => held.length, WAIT).toBe(1);
    leaving.abort();
    release();
    expect((await refusalOf(left)).code).toBe("unavailable");
    expect(await readingsCounted(person)).toBe(1);
    expect(await person.call.receipts.planUse()).toMatchObject({ used: 0 });
  });

  test("api-20 a reading that failed counts, and the 61st of an hour is refused", async () => {
    const person = await testApp.signIn();
    const { next } = testApp.reader;
    testApp.reader.next = () => readFailure("timed_out");
    expect((await refusalOf(person.call.receipts.create({ image: PHOTO }))).code).toBe("SERVICE_UNAVAILABLE");
    testApp.reader.next = next;
    for (let count = 1; count < 60; count += 1)
      await testApp.services.limits.consume("readingsOfAccount", person.user.id);
    expect((await refusalOf(person.call.receipts.create({ image: PHOTO }))).code).toBe("TOO_MANY_REQUESTS");
    expect(await testApp.database.receipt.count({ where: { userId: person.user.id } })).toBe(0);
  });
});
