import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Running, supervise } from "../../launcher/process/supervise";

/** Something that runs until the test ends it. */
function supervisedProcess() {
  const printed: string[] = [];
  const starts: { end: () => void; stopped: boolean }[] = [];
  const failures = { left: 0 };
  const start = async (): Promise<Running> => {
    if (failures.left-- > 0) throw new Error("not yet");
    const one = { end: () => {}, stopped: false };
    const ended = new Promise<void>((resolve) => {
      one.end = resolve;
    });
    starts.push(one);
    return {
      ended,
      stop: async () => {
        one.stopped = true;
        one.end();
      },
    };
  };
  const pauses = { firstPauseMs: 1, longestPauseMs: 4, soundAfterMs: 50 };
  return {
    printed,
    starts,
    failures,
    run: () => supervise({ name: "It", say: (line) => printed.push(line), start, ...pauses }),
  };
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500 && !holds(); tries += 1) await sleep(2);
}

test("operating-8 What dies is started again, however often and however many starts fail", async () => {
  const { printed, starts, failures, run } = supervisedProcess();
  const supervised = await run();
  starts.at(-1)?.end();
  await until(() => starts.length === 2);
  failures.left = 20;
  starts.at(-1)?.end();
  await until(() => starts.length === 3);
  expect(starts).toHaveLength(3);
  expect(printed.filter((line) => line.includes("could not be started again yet: not yet"))).toHaveLength(20);
  await supervised.stop();
  expect(starts.at(-1)?.stopped).toBe(true);
});

test("A stop while it is being started again leaves nothing running", async () => {
  const { starts, failures, run } = supervisedProcess();
  const supervised = await run();
  failures.left = 1_000_000;
  starts.at(-1)?.end();
  await sleep(10);
  await supervised.stop();
  failures.left = 0;
  await sleep(20);
  expect(starts).toHaveLength(1);
});

test("The very first start that fails is a person's to mend", async () => {
  const { failures, run } = supervisedProcess();
  failures.left = 1;
  await expect(run()).rejects.toThrow("not yet");
});
