import { expect, test } from "vitest";
import { readFailure } from "../src/image/image-problem";
import type { ReceiptReader } from "../src/receipt-reader";
import { watchEventLoop } from "./event-loop-watch";

function hold(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A reader that blocks its caller's thread for a while before it answers. */
const holding: ReceiptReader = {
  name: "local",
  version: "1",
  async read() {
    await pause(5);
    hold(120);
    await pause(5);
    return readFailure("empty");
  },
  async close() {},
};

test("reading-37 the bench sees how long a reading holds up the event loop, and not what its caller does in between", async () => {
  const watched = watchEventLoop(holding);
  await watched.reader.read(new Uint8Array());
  const longest = watched.longestMs();
  expect(longest).toBeGreaterThanOrEqual(110);
  hold(4 * longest);
  await pause(5);
  expect(watched.longestMs()).toBe(longest);
});
