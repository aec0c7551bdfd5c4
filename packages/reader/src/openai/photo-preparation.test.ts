import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderSampleReceipt } from "../../generator/sample-receipt";
import { preparePhotoForModel } from "./photo-preparation";

const { image } = await renderSampleReceipt("ca");

let running = 0;
let limit = 0;
function onProcess(message: unknown): void {
  const { process: child } = message as { readonly process: ChildProcess };
  child.once("spawn", () => {
    // Other child processes only ask the system how much memory this one takes.
    if (!child.spawnargs.some((argument) => argument.endsWith("photo-worker.mjs"))) return;
    running += 1;
    limit = Math.max(limit, running);
    child.once("exit", () => {
      running -= 1;
    });
  });
}
beforeEach(() => subscribe("child_process", onProcess));
afterEach(() => void unsubscribe("child_process", onProcess));

const never = new AbortController().signal;

test("reading-38 photos that come together are prepared one after the other", async () => {
  const outcomes = await Promise.all([1, 2, 3].map(() => preparePhotoForModel(image, never)));
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(limit).toBe(1);
});

test("reading-38 a photo that is given up while it waits is answered at once, and holds up nobody", async () => {
  const clock = new AbortController();
  const order: string[] = [];
  const first = preparePhotoForModel(image, never).then(({ ok }) => order.push(`first ${ok}`));
  const second = preparePhotoForModel(image, clock.signal).then((outcome) =>
    order.push(outcome.ok ? "second" : outcome.reason),
  );
  const third = preparePhotoForModel(image, never).then(({ ok }) => order.push(`third ${ok}`));
  clock.abort();
  await Promise.all([first, second, third]);
  expect(order).toEqual(["timed_out", "first true", "third true"]);
});
