import { expect, test } from "vitest";
import { inTurnOfAccount } from "../src/limits/heavy-reads";

/** Reads that go on until they are told to end, and who began them. */
function reads() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const read = (account: string) =>
    inTurnOfAccount(account, async () => {
      begun.push(account);
      await new Promise<void>((resolve) => ends.push(resolve));
      return account;
    });
  const endAll = async (all: readonly Promise<string>[]) => {
    const settled = Promise.allSettled(all);
    for (let left = all.length; left > 0; left -= 1) {
      for (const end of ends.splice(0)) end();
      await begin();
    }
    return settled;
  };
  return { begun, read, endAll };
}

const begin = () => new Promise<void>((resolve) => setTimeout(resolve));

test("api-45 three reports of an account are worked out at once, and another account's begins beside them", async () => {
  const { begun, read, endAll } = reads();
  const all = Array.from({ length: 10 }, () => read("a"));
  await begin();
  expect(begun).toEqual(["a", "a", "a"]);
  all.push(read("b"));
  await begin();
  expect(begun).toEqual(["a", "a", "a", "b"]);
  expect((await endAll(all)).map(({ status }) => status)).toEqual(Array(11).fill("fulfilled"));
});

test("api-45 beyond thirty of an account one more is told when to come again", async () => {
  const { read, endAll } = reads();
  const all = Array.from({ length: 31 }, () => read("a"));
  const settled = await endAll(all);
  const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).toMatchObject([{ code: "rate_limited", details: { retryAfterSeconds: 5 } }]);
});

test("api-45 a report that fails gives its place back", async () => {
  const fail = () => inTurnOfAccount("a", () => Promise.reject(new Error("broken")));
  for (let tries = 0; tries < 5; tries += 1) await expect(fail()).rejects.toThrow("broken");
});
