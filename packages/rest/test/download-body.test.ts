import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { downloadBody, downloadOf } from "../src/answer/download-body";

function counted() {
  let made = 0;
  async function* parts() {
    for (;;) {
      made += 1;
      yield new Uint8Array(100_000);
    }
  }
  const stream = Readable.from(parts(), { objectMode: false, highWaterMark: 1 });
  return { stream, made: () => made };
}

test("operating-51 a client that takes nothing is let go of, and nothing more is made for it", async () => {
  const { stream, made } = counted();
  const reader = downloadBody(downloadOf(stream), 50).getReader();
  await reader.read();
  await sleep(150);
  expect(stream.destroyed).toBe(true);
  const before = made();
  await expect(reader.read()).rejects.toThrow("took nothing");
  expect(made()).toBe(before);
});

test("operating-51 a client that never begins to read is let go of", async () => {
  const { stream } = counted();
  downloadBody(downloadOf(stream), 20);
  await sleep(100);
  expect(stream.destroyed).toBe(true);
});

test("operating-51 whoever reads slowly but goes on is served", async () => {
  const stream = Readable.from(["one ", "two ", "three"].map((word) => Buffer.from(word)));
  const body = downloadBody(downloadOf(stream), 1000);
  let text = "";
  for await (const part of body) {
    text += Buffer.from(part).toString();
    await sleep(20);
  }
  expect(text).toBe("one two three");
});

test("operating-51 a client that leaves ends the making", async () => {
  const { stream } = counted();
  const reader = downloadBody(downloadOf(stream)).getReader();
  await reader.read();
  await reader.cancel();
  expect(stream.destroyed).toBe(true);
});
