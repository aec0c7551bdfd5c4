import type { AppError } from "@gf-ledger/domain/app-error";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countArrived, MAX_BYTES, MAX_OF_ACCOUNT, whileReceiving } from "../src/request/receiving";
import { HOST, openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** A photo's body that sends nothing until `end`, and then ends without a byte. */
function heldBack(headers: Record<string, string>) {
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      end = () => controller.close();
    },
  });
  const init = { method: "POST", headers: { ...headers, "content-type": "image/png" }, body, duplex: "half" };
  return { end, answer: testApp.handle(new Request(`http://${HOST}/api/receipts`, init as RequestInit)) };
}

const whetherIn = (answer: Promise<Response>, milliseconds: number) =>
  Promise.race([answer, new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))]);

test("api-30 a seventh photo of one account that arrives at the same time is 429; others' are taken", async () => {
  const { headers } = await testApp.signIn();
  const arriving = Array.from({ length: MAX_OF_ACCOUNT }, () => heldBack(headers));
  expect(await whetherIn(Promise.race(arriving.map(({ answer }) => answer)), 500)).toBeNull();
  const seventh = heldBack(headers);
  const refused = await whetherIn(seventh.answer, 2_000);
  expect([refused?.status, refused?.headers.get("retry-after")]).toEqual([429, "5"]);
  expect(await refused?.json()).toMatchObject({ message: expect.stringMatching(/^At most 6 photos/) });
  const other = heldBack((await testApp.signIn()).headers);
  for (const one of [...arriving, other]) one.end();
  const statuses = await Promise.all([...arriving, other].map(async ({ answer }) => (await answer).status));
  expect(statuses).toEqual(Array(MAX_OF_ACCOUNT + 1).fill(400));
  const afterwards = heldBack(headers);
  afterwards.end();
  expect((await afterwards.answer).status).toBe(400);
});

test("api-30 what arrives at once for all accounts is 512 MB at most, else 503, and is given free", async () => {
  const request = () => new Request(`http://${HOST}/`);
  const [first, second] = [request(), request()];
  const refusal = await whileReceiving("a", first, () => {
    countArrived(first, MAX_BYTES);
    return whileReceiving("b", second, async () => countArrived(second, 1));
  }).catch((error: AppError) => error);
  expect(refusal).toMatchObject({ status: 503, details: { retryAfterSeconds: 10 } });
  await whileReceiving("a", first, async () => countArrived(first, MAX_BYTES));
});
