import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { inHashingQueue } from "../src/auth/hashing-queue";
import { refusalError } from "../src/refusals/refusal-error";

test("accounts-17 two passwords are worked on at once, sixty wait, and the next is told when to try again", async () => {
  let working = 0;
  let limit = 0;
  const work = async () => {
    working += 1;
    limit = Math.max(limit, working);
    await sleep(5);
    working -= 1;
    return "done";
  };
  const taken = Array.from({ length: 62 }, () => inHashingQueue(work));
  await sleep(0);
  const refusal = await inHashingQueue(work);
  expect(refusal).toEqual({ ok: false, reason: "too_many_sign_ins" });
  if (!refusal.ok) {
    expect(refusalError(refusal)).toMatchObject({
      code: "unavailable",
      details: { retryAfterSeconds: 2 },
    });
  }
  expect(await Promise.all(taken)).toHaveLength(62);
  expect(limit).toBe(2);
  expect(await inHashingQueue(work)).toEqual({ ok: true, value: "done" });
});
